// Viscounts: a told view is dressed with what is printed, and a line of the log points at its things.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { touched } from '../src/games/viscounts/touched'
import { setPoints } from '../src/games/viscounts/parts/sets'
import { dress, inSight, placed, type Faces, type Told } from '../src/games/viscounts/view'

// Told by the server; tests/games/viscounts/test_faces.py keeps it current.
const { told, faces } = JSON.parse(readFileSync(new URL('./viscounts.json', import.meta.url), 'utf8')) as {
  told: Told
  faces: Faces
}
const view = dress(told, faces)
const [me, automa] = view.players

describe('sets of ribbons', () => {
  it('pay by their sizes, each ribbon once in a set', () => {
    expect(setPoints([], faces.points.sets)).toBe(0)
    expect(setPoints(['grey', 'grey', 'blue'], faces.points.sets)).toBe(4 + 1)
    expect(setPoints(['grey', 'black', 'yellow', 'blue', 'blue'], faces.points.sets)).toBe(16 + 1)
  })
})

describe('a dressed view', () => {
  it('has every segment with its spaces, its spots and who built there', () => {
    expect(view.ring.map((it) => it.id)).toEqual(['1-2', '3-4', '5-6', '7-8', '9-10'])
    const [first] = view.ring
    expect(first!.spaces.map((it) => it.id)).toEqual(['1', '2', '1-2'])
    expect(first!.spots.map(({ id, owner, building }) => [id, owner, building])).toEqual([
      ['1-2A', 1, 'guildhall_2'],
      ['1-2B', null, null],
      ['1-2C', null, null],
      ['1-2D', null, null],
    ])
    expect(first!.printed_manuscript.cost).toBe(3)
  })

  it('joins the last spot of a segment to the first of the next, and knows a complete link', () => {
    const links = view.ring.flatMap((it) => it.links)
    expect(links.find((it) => it.id === '9-10D')).toMatchObject({ one: '9-10D', other: '1-2A', complete: true })
    expect(links.find((it) => it.id === '1-2D')).toMatchObject({ other: '3-4A', complete: false })
    expect(links.filter((it) => it.complete)).toHaveLength(1)
  })

  it('gives people their board and the Automa its own', () => {
    expect([me!.automa, automa!.automa]).toEqual([null, 'builder'])
    expect(me!.buildings.map((it) => it.id)[0]).toBe('trading_post_1')
    expect(me!.buildings.filter((it) => it.spot)).toEqual([
      expect.objectContaining({ id: 'workshop_1', spot: '9-10D' }),
    ])
    expect(automa!.buildings.filter((it) => it.spot).map((it) => it.id)).toEqual(['guildhall_2'])
    expect(me!.track).toBe(faces.board.track)
    expect(automa!.track).toBe(faces.automa_board.track)
    expect(view.automa).toMatchObject({ focus: 'construct', future_left: 6 })
    expect([me!.leader, automa!.leader]).toEqual([true, false])
  })

  it('fills in what is left out where there is nothing', () => {
    expect(automa).toMatchObject({
      hand: null,
      hand_size: 0,
      discard: [],
      manuscripts: [],
      unpaid: 0,
      tier3: 0,
      linked: false,
    })
    expect(view.last_round).toBeNull()
    const bare = dress(
      { ...told, seat: null, automa: null, leader: null, outlook: null, pairs: [], players: told.players.slice(0, 1) },
      faces,
    )
    expect([bare.seat, bare.automa, bare.leader, bare.outlook, bare.pairs]).toEqual([null, null, null, null, []])
  })

  it('counts the workers of all players in each section of the castle', () => {
    expect(view.castle.map((it) => it.tier1)).toEqual([
      [0, 0],
      [2, 0],
      [1, 0],
      [0, 0],
      [0, 0],
    ])
    expect(view.castle[3]!.tier2).toEqual([1, 0])
  })

  it('says how many debts and deeds there were, by the number of people', () => {
    expect(view.poverty).toEqual({ left: 0, of: 12, revealed: true })
    expect(view.prosperity).toEqual({ left: 12, of: 12, revealed: false })
  })

  it('knows what an action is paid with, and what a card would reach', () => {
    expect(view.outlook!.means.map((it) => it.paid_with)).toEqual(['silver', 'stone', 'gold', 'ink'])
    expect(view.outlook!.means[2]).toMatchObject({ here: false, also_paid_with: [], dismiss_legal: false })
    expect(view.outlook!.reach['start_thief']).toMatchObject({ '1': 0, '1-2': 1 })
  })

  it('shows pairs with what they bring', () => {
    expect(view.pairs).toEqual([expect.objectContaining({ card: 3, hero: 'hero_emma', space: '3' })])
  })
})

describe('what is in sight', () => {
  it('is every card that the view names, all of which have a face', () => {
    const seen = [...inSight(view)]
    expect(seen).toEqual(
      expect.arrayContaining(['start_thief', 'start_trader', 'hero_ada', 'hero_emma', 'ms_blue_1', 'starting_noble']),
    )
    expect(seen.filter((id) => !(view.cards[id] ?? view.manuscripts[id] ?? view.schemes[id]))).toEqual([])
  })

  it('can be chosen where the page shows it', () => {
    expect(placed(view, 'card:start_thief')).toBe(true)
    expect(placed(view, 'card:hero_ada')).toBe(false)
    expect(placed(view, 'spot:1-2A')).toBe(true)
    expect(placed(view, 'effect:ink:1')).toBe(false)
  })
})

describe('a line of the log', () => {
  it('points at the things it names', () => {
    expect(touched({ id: 'log-build', args: { who: { id: 'seat-name', args: { seat: 0 } }, spot: '1-2A' } })).toEqual([
      'spot:1-2A',
    ])
    expect(
      touched({ id: 'log-dismiss', args: { who: { id: 'automa-builder' }, card: { id: 'card-priest-1' } } }),
    ).toEqual(['card:priest_1'])
    expect(touched({ id: 'log-collision', args: { space: '4' } })).toEqual([])
  })
})
