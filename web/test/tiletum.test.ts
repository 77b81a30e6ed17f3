// The parts of Tiletum's board that calculate: the dressed view, the wheel, areas of questions, and the Cardinal's turn.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areaOf } from '../src/games/tiletum/parts/areas'
import { lastTurn } from '../src/games/tiletum/parts/lastturn'
import { placeOf } from '../src/games/tiletum/parts/places'
import { dicePlaces, polar, stacks, turned, wedge } from '../src/games/tiletum/parts/wheel'
import { ofRival, plainId, touched } from '../src/games/tiletum/touched'
import { dress, type Faces, type Told } from '../src/games/tiletum/view'
import type { LogEntry } from '../src/types'

// Told by the server's own code: `.venv/bin/python -m tests.games.tiletum.test_faces` writes it anew.
const { told, faces } = JSON.parse(readFileSync(new URL('./tiletum.json', import.meta.url), 'utf8')) as {
  told: Told
  faces: Faces
}

describe('the dressed view', () => {
  const view = dress(told, faces)
  const spot = (id: string) => view.spots.find((it) => it.id === id)!
  const ids = (tiles: readonly ({ id: string } | null)[]) => tiles.map((tile) => tile?.id)

  it('lays dice, tiles and markers on the sectors of the wheel', () => {
    expect(view.wheel.map(({ action, value, ap }) => [action, value, ap])).toEqual([
      ['king', 3, 4],
      ['merchant', 4, 3],
      ['architect', 5, 2],
      ['character', 6, 1],
      ['contract', 1, 6],
      ['jester', 2, 5],
    ])
    expect(view.wheel.map(({ dice }) => ids(dice))).toEqual([[], ['wool-4', 'stone-4'], [], [], ['food-1'], []])
    expect(view.wheel[1]!.bonus).toMatchObject({
      id: 'B19',
      kind: 'helper',
      parts: [{ kind: 'gain_resource', resource: 'gold', amount: 4 }],
    })
    expect(view.wheel.map(({ markers }) => markers)).toEqual([
      [{ side: 1, ap: 1 }],
      [{ side: 0, ap: 1 }],
      [],
      [],
      [],
      [],
    ])
    expect(view.picked).toEqual({ id: 'wool-4', resource: 'wool', value: 4 })
    expect(view.turnings.map(({ action, price }) => [action, price])).toEqual([
      ['merchant', 0],
      ['king', 2],
      ['architect', 2],
    ])
  })

  it('puts houses, meeples, fairs and pillars on the map', () => {
    const paris = spot('Paris')
    expect(paris.spaces.map(({ id, owner }) => [id, owner])).toEqual([['Paris-h1', 1]])
    expect([paris.merchants, paris.architects, paris.fair, paris.bonuses]).toEqual([[0], [], null, []])
    expect(paris.cathedral).toEqual({
      id: 'Paris',
      cost: 'cost-4-6',
      stone: 4,
      closed: false,
      vp: 9,
      tiles: [3, 1],
      taken: 1,
      pillars: [1, 0],
      spaces: 3,
    })
    expect(spot('Praha').cathedral).toMatchObject({ closed: true, tiles: [], spaces: 0, vp: 0 })
    expect([spot('Brugge').fair, spot('Brugge').bonuses.map(({ id }) => id)]).toEqual([4, ['B21']])
    expect(spot('Tiletum').spaces.map(({ owner }) => owner)).toEqual([1, 0])
    expect(spot('Venezia').spaces[0]!.reward).toMatchObject({ kind: 'gain_vp', amount: 5 })
  })

  it('shows offers with their prices, fairs with their values, and the king track', () => {
    expect(view.contracts.map(({ ap, tile }) => [ap, tile?.id])).toEqual([
      [3, 'K01'],
      [3, 'K02'],
      [2, undefined],
      [2, 'K06'],
      [1, 'KC01'],
    ])
    expect(view.characters.map(({ ap, tile }) => [ap, tile.id])[0]).toEqual([1, 'P11'])
    expect(
      view.fairs.map(({ round, tile_value, slot_value, value, adds }) => [round, tile_value, slot_value, value, adds]),
    ).toEqual([
      [1, 2, 0, 2, false],
      [2, 3, 1, 4, true],
      [3, 3, 1, 4, false],
      [4, 3, 2, 5, false],
    ])
    expect(view.king_track.filter(({ sides }) => sides.length)).toEqual([{ vp: 2, sides: [1, 0] }])
    expect(view.king_track).toHaveLength(faces.king_track.length)
    expect([...view.corruption, ...view.corruption_unseen].sort()).toEqual([...faces.corruption].sort())
  })

  it('furnishes the boards of a player and of the Cardinal', () => {
    const [mine, his] = view.players
    expect([mine!.seat, mine!.place, mine!.houses, mine!.pillars, mine!.completed]).toEqual([0, 1, 1, 1, 1])
    expect([mine!.crests, ids(mine!.storehouse), ids(mine!.contracts)]).toEqual([
      ['fleur_de_lis', 'lion'],
      ['B02', 'K03'],
      ['K05'],
    ])
    expect([mine!.storehouse_slots, mine!.contract_spaces, mine!.contract_pillars]).toEqual([4, 6, 4])
    const [, second, , fourth, , sixth] = mine!.buildings
    expect(second).toMatchObject({
      id: '2',
      type: 'character',
      marker: 2,
      marker_home: true,
      roof_house: true,
      filled: false,
    })
    expect(second!.rooms.map(({ id, ap, tile }) => [id, ap, tile?.id])).toEqual([
      ['2-1', 1, 'P30'],
      ['2-2', 2, undefined],
    ])
    expect(fourth).toMatchObject({
      crest: { id: 'B01' },
      marker: 1,
      marker_home: false,
      roof_house: false,
      completed: true,
    })
    expect(sixth).toMatchObject({ typed: false, type: null, marker: 0, crest_food: 2 })
    expect([his!.seat, his!.place, his!.houses, his!.storehouse_slots, his!.contract_spaces]).toEqual([
      null,
      2,
      2,
      0,
      0,
    ])
    expect(his!.buildings.map(({ marker, marker_home, completed }) => [marker, marker_home, completed])).toEqual([
      [0, false, true],
      [1, true, false],
      [2, true, false],
      [2, true, false],
      [3, true, false],
    ])
    expect(his!.crests).toEqual(['eagle', 'tower'])
  })

  it('lays out the cards of the Cardinal', () => {
    const { row, reserve, slots, supply } = view.cardinal!
    expect(row.map(({ pawn }) => pawn)).toEqual([false, false, true, false, false, false])
    expect(row[2]).toMatchObject({ id: 'busy_hands', dice: faces.directives.busy_hands!.dice })
    expect([ids(reserve), slots.map(({ tile, lacks }) => [tile.id, lacks]), supply]).toEqual([
      ['B05'],
      [['K04', 4]],
      [],
    ])
    expect(dress({ ...told, cardinal: null }, faces).cardinal).toBeNull()
  })

  it('draws what is not told as nothing', () => {
    const { picked: _, named: __, turnings: ___, ...bare } = told
    expect(dress(bare, faces)).toMatchObject({
      picked: null,
      named: null,
      turnings: [],
      reach: [],
      actions: [],
      exchanged: false,
    })
    expect(dress({ ...told, reach: { Paris: 2 } }, faces).reach).toEqual([{ spot: 'Paris', steps: 2 }])
  })
})

describe('the wheel', () => {
  it('goes round clockwise from the top', () => {
    expect(polar(100, 0)).toEqual({ x: 0, y: -100 })
    expect(polar(100, 90)).toEqual({ x: 100, y: 0 })
    expect(wedge(50, 100, 0, 180)).toBe('M-50 0L-100 0A100 100 0 0 1 100 0L50 0A50 50 0 0 0 -50 0Z')
  })

  it('turns the disc on clockwise from round to round, also from 1 to 6', () => {
    expect(turned(1, 0)).toBe(0)
    let turn = turned(3, 0)
    expect(turn).toBe(-120)
    for (const first of [2, 1, 6, 5]) {
      const next = turned(first, turn)
      expect(next - turn).toBe(60)
      turn = next
    }
  })

  it('lays dice that are alike upon each other, and no others', () => {
    const [gold, iron] = [{ id: 'gold-5' }, { id: 'iron-5' }]
    expect(stacks([gold, iron, gold])).toEqual([
      { die: gold, count: 2 },
      { die: iron, count: 1 },
    ])
    expect(dicePlaces(0, 60)).toEqual([])
    for (const count of [1, 2, 3, 4, 5]) {
      const places = dicePlaces(count, 60)
      expect(places).toHaveLength(count)
      for (const one of places)
        for (const other of places)
          if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size * 0.9)
    }
  })
})

describe('things', () => {
  it('finds what a message speaks of', () => {
    const args = {
      who: { id: 'cardinal-name' },
      spot: { id: 'spot-london-brugge' },
      tiles: [{ id: 'tile-b19' }],
      vp: 3,
    }
    expect(touched({ id: 'log-gain', args })).toEqual(['spot:london-brugge', 'tile:b19'])
    expect(plainId('London_Brugge')).toBe('london-brugge')
  })

  it('knows the area of a question', () => {
    expect(areaOf(['die', 'trade', 'use'])).toBe('aside')
    expect(areaOf(['move', 'house', 'take_tile', 'stop'])).toBe('board')
    expect(areaOf(['gain', 'gain'])).toBe('mine')
    expect(areaOf(['trade', 'end'])).toBeNull()
  })

  it('draws spots it does not know where the components put them', () => {
    expect(placeOf({ id: 'Atlantis', x: 100, y: 200 })).toEqual({ x: 150, y: 220 })
    expect(placeOf({ id: 'Paris', x: 0, y: 0 }).x).toBeGreaterThan(100)
  })
})

describe('the Cardinal', () => {
  const entry = (n: number, id: string, args = {}): LogEntry => ({ n, message: { id, args } })

  it('has lines of his own in the log', () => {
    expect(ofRival({ id: 'log-rival-rolls' })).toBe(true)
    expect(ofRival({ id: 'log-score', args: { who: { id: 'seat-name', args: { seat: 0 } } } })).toBe(false)
  })

  it('is told by his last turn alone', () => {
    const log = [
      entry(0, 'log-rival-turn'),
      entry(1, 'log-rival-rolls'),
      entry(2, 'log-take-die', { seat: 0 }),
      entry(3, 'log-rival-turn'),
      entry(4, 'log-rival-rolls'),
      entry(5, 'log-score', { who: { id: 'cardinal-name' } }),
      entry(6, 'log-corruption', { steps: 1 }),
    ]
    expect(lastTurn(log).map(({ n }) => n)).toEqual([4, 5])
    expect(lastTurn(log.slice(0, 2)).map(({ n }) => n)).toEqual([1])
    expect(lastTurn([])).toEqual([])
  })
})
