// Walking by arrow keys.
import { describe, expect, it } from 'vitest'
import { nearestSpot } from '../src/shell/walk'

const spots = [
  { x: 10, y: 0 },
  { x: 30, y: 2 },
  { x: 0, y: 20 },
  { x: -12, y: 1 },
  { x: 5, y: -9 },
]
const here = { x: 0, y: 0 }

describe('nearestSpot', () => {
  it('goes to the nearest in each direction', () => {
    expect(nearestSpot(here, spots, 'right')).toBe(0)
    expect(nearestSpot(here, spots, 'down')).toBe(2)
    expect(nearestSpot(here, spots, 'left')).toBe(3)
    expect(nearestSpot(here, spots, 'up')).toBe(4)
  })

  it('stays where nothing lies ahead', () => {
    expect(nearestSpot(here, [{ x: -5, y: 0 }], 'right')).toBe(-1)
    expect(nearestSpot(here, [], 'up')).toBe(-1)
  })
})
