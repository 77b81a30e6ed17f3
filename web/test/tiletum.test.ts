// The parts of Tiletum's board that calculate: the wheel, areas of questions, and the Cardinal's last turn.
import { describe, expect, it } from 'vitest'
import { areaOf } from '../src/games/tiletum/parts/areas'
import { lastTurn } from '../src/games/tiletum/parts/lastturn'
import { placeOf } from '../src/games/tiletum/parts/places'
import { dicePlaces, polar, turned, wedge } from '../src/games/tiletum/parts/wheel'
import { ofRival, plainId, touched } from '../src/games/tiletum/touched'
import type { LogEntry } from '../src/types'

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

  it('lays up to three dice in a row and more in two, without one upon another', () => {
    for (const count of [1, 2, 3, 4, 6, 8]) {
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
    const args = { who: { id: 'cardinal-name' }, spot: { id: 'spot-london-brugge' }, tiles: [{ id: 'tile-b19' }], vp: 3 }
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
      entry(0, 'log-rival-turn'), entry(1, 'log-rival-rolls'), entry(2, 'log-take-die', { seat: 0 }),
      entry(3, 'log-rival-turn'), entry(4, 'log-rival-rolls'), entry(5, 'log-score', { who: { id: 'cardinal-name' } }),
      entry(6, 'log-corruption', { steps: 1 }),
    ]
    expect(lastTurn(log).map(({ n }) => n)).toEqual([4, 5])
    expect(lastTurn(log.slice(0, 2)).map(({ n }) => n)).toEqual([1])
    expect(lastTurn([])).toEqual([])
  })
})
