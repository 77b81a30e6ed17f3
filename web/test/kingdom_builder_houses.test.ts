// Which settlements stand on the board, and which are marked as recent.
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
    const found = houses(withOwners([0, 0, 1], [6, 17, 0]))
    expect(found.map(({ reference, seat }) => [reference, seat])).toEqual([
      ['hex:0,0', 1],
      ['hex:6,17', 0],
    ])
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
