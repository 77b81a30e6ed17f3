// The hex grid in the plane.
import { describe, expect, it } from 'vitest'
import { across, cellAt, centre, parse, reference, SIZE } from '../src/games/kingdom_builder/parts/grid'

describe('grid', () => {
  it('finds every cell at its centre and near its edges', () => {
    for (let row = 0; row < 20; row++) {
      for (let column = 0; column < 20; column++) {
        const { x, y } = centre(row, column)
        expect(cellAt({ x, y })).toEqual([row, column])
        expect(cellAt({ x: x + SIZE * 0.8, y })).toEqual([row, column])
        expect(cellAt({ x, y: y - SIZE * 0.9 })).toEqual([row, column])
      }
    }
  })

  it('is null beside the board', () => {
    expect(cellAt({ x: 2, y: 2 })).toBeNull()
  })

  it('has neighbours that are one step away', () => {
    for (const row of [6, 7]) {
      const here = centre(row, 8)
      for (let side = 0; side < 6; side++) {
        const there = centre(...across(row, 8, side)!)
        expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(Math.sqrt(3) * SIZE)
      }
    }
    expect(across(0, 0, 5)).toBeNull()
  })

  it('reads the names it writes', () => {
    expect(parse(reference(6, 17))).toEqual([6, 17])
  })
})
