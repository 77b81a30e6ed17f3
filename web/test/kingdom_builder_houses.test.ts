// Which settlements stand on the board, how they came there, and which are marked as recent.
import { describe, expect, it } from 'vitest'
import { houses, recent } from '../src/games/kingdom_builder/parts/houses'
import type { KingdomView, PlayerView } from '../src/games/kingdom_builder/view'

const EMPTY = Array.from({ length: 20 }, () => '.'.repeat(20))
const withOwners = (...cells: [row: number, column: number, seat: number][]): string[] =>
  cells.reduce((rows, [row, column, seat]) => {
    const line = rows[row]!
    return rows.with(row, line.slice(0, column) + seat + line.slice(column + 1))
  }, EMPTY)

describe('houses', () => {
  it('finds them by their owners', () => {
    const found = houses(withOwners([0, 0, 1], [6, 17, 0]), null)
    expect(found.map(({ reference, seat }) => [reference, seat])).toEqual([
      ['hex:0,0', 1],
      ['hex:6,17', 0],
    ])
  })

  it('tells a move from a new one', () => {
    const before = withOwners([0, 0, 1], [3, 3, 0])
    const moved = houses(withOwners([0, 2, 1], [3, 3, 0]), before)
    expect(moved.find((it) => it.reference === 'hex:0,2')!.from!.dx).toBeLessThan(0)
    expect(moved.find((it) => it.reference === 'hex:3,3')!.from).toBeNull()
    const built = houses(withOwners([0, 0, 1], [3, 3, 0], [3, 4, 0]), before)
    expect(built.every((it) => it.from === null)).toBe(true)
  })
})

describe('recent', () => {
  const player = (seat: number, ...hexes: string[]) => ({ seat, recent: hexes }) as PlayerView

  it('marks a hex once, even if two turns touched it', () => {
    const view = {
      owners: withOwners([1, 1, 1]),
      players: [player(0, '1,1'), player(1, '1,1', '1,1', '2,2'), player(2)],
    } as KingdomView
    expect(recent(view, () => false)).toEqual([{ reference: 'hex:1,1', seat: 1 }])
  })

  it('leaves out what I did myself', () => {
    const view = { owners: withOwners([1, 1, 0]), players: [player(0, '1,1')] } as KingdomView
    expect(recent(view, (seat) => seat === 0)).toEqual([])
  })
})
