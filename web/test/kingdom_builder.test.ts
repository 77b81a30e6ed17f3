// A view of Kingdom Builder as the server tells it, dressed into what the board draws; what a log line touches.
import { describe, expect, it } from 'vitest'
import { counted } from '../src/games/kingdom_builder/parts/counted'
import { touched } from '../src/games/kingdom_builder/touched'
import { dress, placed, type Faces, type Told } from '../src/games/kingdom_builder/view'
import made from './kingdom_builder.json'

const told = made.told as unknown as Told
const faces = made.faces as Faces

describe('a dressed view', () => {
  const view = dress(told, faces)

  it('has the board that the sections make, turned as they are', () => {
    expect(view.terrain).toEqual(made.terrain)
    expect(view.locations).toEqual(made.locations)
    expect(view.castles).toEqual(made.castles)
  })

  it('knows every player by seat, with what is not told because it is as usual', () => {
    expect(view.players.map(({ seat, supply }) => [seat, supply])).toEqual(
      told.players.map((it, seat) => [seat, it.supply]),
    )
    const bare = { supply: 40, gold: { castles: 0 } }
    const { players, finished, ended_by, removed } = dress({ ...told, players: [bare] }, faces)
    expect(players).toEqual([{ ...bare, seat: 0, tokens: [], taken: [], hand: null, holds_card: true, recent: [] }])
    expect([finished, ended_by, removed]).toEqual([false, null, {}])
  })

  it('shows every hex, and of the tokens mine', () => {
    const mine = view.players[told.seat!]!.tokens.map((it) => it.location)
    expect(mine.length).toBeGreaterThan(0)
    const others = faces.locations.filter((it) => !mine.includes(it))
    expect(placed(view, 'hex:6,17')).toBe(true)
    expect(mine.every((it) => placed(view, `token:${it}`))).toBe(true)
    expect(others.some((it) => placed(view, `token:${it}`))).toBe(false)
    expect(placed({ ...view, seat: null }, `token:${mine[0]}`)).toBe(false)
  })
})

describe('what a card counts', () => {
  const view = dress(told, faces)
  /** Gold for each thing that is counted; for merchants, only castles and locations. */
  const PER: Record<string, number> = { merchants: 4, knights: 2, farmers: 3, castles: 3, citizens: 0.5 }
  const special = new Set([...view.castles, ...view.locations.map(({ hex }) => hex)].map((hex) => `hex:${hex}`))

  it.each(Object.entries(made.gold).filter(([card]) => card !== 'lords'))('%s: as much as it pays', (card, gold) => {
    const paid = view.players.map(({ seat }) => {
      const found = counted(view, card, seat)
      const paying = card === 'merchants' ? found.filter((hex) => special.has(hex)) : found
      return Math.floor(paying.length * (PER[card] ?? 1))
    })
    expect(paid).toEqual(gold)
  })

  it('is for the lords what stands where they are paid', () => {
    const sections = new Set(
      counted(view, 'lords', 0).map((hex) => hex.replace(/\d+/g, (n) => String(Number(n) >= 10))),
    )
    expect(made.gold.lords[0]).toBeGreaterThanOrEqual(6 * sections.size)
    expect(sections.size).toBeGreaterThan(0)
  })
})

describe('a line of the log', () => {
  it('touches the hexes it names', () => {
    expect(touched({ id: 'log-move-by', args: { seat: 1, start: '3,4', hex: '5,6' } })).toEqual(['hex:3,4', 'hex:5,6'])
    expect(touched({ id: 'log-build', args: { seat: 1, hex: '5,6' } })).toEqual(['hex:5,6'])
    expect(touched({ id: 'log-reshuffle' })).toEqual([])
  })
})
