// Pan and zoom.
import { describe, expect, it } from 'vitest'
import { amid, fitted, moved, OVERVIEW, placed, refitted, signs, zoomed } from '../src/board/camera'
import { scrolled } from '../src/table/scrolling'

const content = { width: 200, height: 100 }
const room = { width: 400, height: 400 }

describe('camera', () => {
  it('shows everything in the middle', () => {
    expect(placed(OVERVIEW, content, room)).toEqual({ fit: 2, scale: 2, x: 0, y: 100 })
  })

  it('keeps the point under the pointer while zooming', () => {
    const camera = zoomed(OVERVIEW, 3, { x: 100, y: 200 }, content, room)
    const { x, scale } = placed(camera, content, room)
    expect((100 - x) / scale).toBeCloseTo(50)
  })

  it('never zooms out beyond everything, nor loses the drawing', () => {
    expect(zoomed(OVERVIEW, 0.1, { x: 0, y: 0 }, content, room)).toEqual(OVERVIEW)
    const near = zoomed(OVERVIEW, 2, { x: 200, y: 200 }, content, room)
    const far = moved(near, 10_000, 0, content, room)
    expect(placed(far, content, room).x).toBeCloseTo(50)
  })

  it('does not shift what is seen whole, whatever the roundings', () => {
    for (let width = 660; width < 700; width++) {
      const window = { width, height: 600 }
      expect(moved(OVERVIEW, -60, -60, { width: 1163.4, height: 995 }, window)).toEqual(OVERVIEW)
    }
  })

  it('opens zoomed in where the window is small and much taller than the drawing', () => {
    expect(fitted(content, { width: 400, height: 800 }).zoom).toBeGreaterThan(1)
    expect(fitted(content, { width: 800, height: 1600 })).toBe(OVERVIEW)
    expect(fitted(content, { width: 400, height: 220 })).toBe(OVERVIEW)
  })

  it('opens no smaller than it can be read, and stays where it is when the window changes', () => {
    const low = { width: 100, height: 40 }
    const near = fitted(content, low, 2)
    expect(placed(near, content, low).scale).toBeCloseTo(2)
    const aside = moved(near, 30, 0, content, low)
    expect(refitted(aside, content, { ...low, height: 44 }, 2).x).toBe(aside.x)
    expect(refitted(aside, content, { width: 800, height: 400 }, 2)).toEqual(OVERVIEW)
  })

  it('goes amid the points that lie together, the first of them in any case', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 90, y: 0 },
      { x: -40, y: 0 },
      { x: 20, y: 60 },
    ]
    expect(amid(points, { width: 100, height: 100 })).toEqual({ x: 45, y: 30 })
    expect(amid(points, { width: 100, height: 50 })).toEqual({ x: 45, y: 0 })
    expect(amid(points, { width: 0, height: 0 })).toEqual({ x: 0, y: 0 })
  })

  it('points at what lies outside of the window, once at each edge', () => {
    const seen = { x: 200, y: 200 }
    expect(signs([seen], room)).toEqual([])
    const right = { x: 450, y: 300 }
    const further = { x: 900, y: 10 }
    const above = { x: -5, y: -80 }
    expect(signs([seen, further, right, above], room)).toEqual([
      { turn: 0, x: 382, y: 300 },
      { turn: 270, x: 18, y: 18 },
    ])
  })

  it('points at what is cut off, and stands beside what may not be covered', () => {
    const card = { x: 380, y: 200, width: 100, height: 80 }
    expect(signs([card], room)).toEqual([{ turn: 0, x: 380, y: 200 }])
    expect(signs([{ ...card, x: 365 }], room)).toEqual([])
    const label = { x: 350, y: 205, width: 80, height: 20 }
    expect(signs([card], room, [label])).toEqual([{ turn: 0, x: 380, y: 230 }])
  })

  it('scrolls as little as it can to where most is whole in sight', () => {
    const at = (top: number) => ({ top, bottom: top + 40 })
    const window = { top: 0, bottom: 200 }
    expect(scrolled([at(10), at(120)], window)).toBe(0)
    expect(scrolled([at(10), at(120), at(180)], window)).toBe(0)
    expect(scrolled([at(150), at(210), at(270)], window)).toBe(122)
    expect(scrolled([], window)).toBe(0)
  })
})
