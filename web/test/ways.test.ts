// What Play now offers, by what is known of somebody; and the tables to which it leads.
import { describe, expect, it } from 'vitest'
import { firstTable, usualTable, ways } from '../src/learn/ways'
import type { Acquaintance, GameEntry } from '../src/types'

const first = { seats: 3, options: { setup: 'first_game' } }
const entry = (more: object = {}): GameEntry =>
  ({ info: { id: 'moths', seats: [2, 4] }, default_mind: 'greedy', lessons: 2, first, ...more }) as unknown as GameEntry
const known = (finished: number, ...done: boolean[]): Acquaintance => ({
  finished,
  mind: 'apprentice',
  lessons: Object.fromEntries(done.map((it, index) => [`lesson ${index}`, { steps: [], done: it }])),
})

describe('the ways into a game', () => {
  it('begin with the lessons for whoever knows nothing of it', () => {
    expect(ways(entry(), known(0))).toEqual(['learn', 'first', 'play'])
    expect(ways(entry(), known(0, true, false))).toEqual(['learn', 'first', 'play'])
  })

  it('lead from the last lesson to a first game', () => {
    expect(ways(entry(), known(0, true, true))).toEqual(['first', 'play'])
  })

  it('are one for whoever has finished a game, or where there is nothing to learn', () => {
    expect(ways(entry(), known(1))).toEqual(['play'])
    expect(ways(entry({ lessons: 0, first: null }), known(0))).toEqual(['play'])
  })
})

describe('the tables behind them', () => {
  it('are the recommended one against beginners, and the usual one against the program that fits', () => {
    const mind = (name: string) => ({ kind: 'mind', mind: name })
    const me = { kind: 'me' }
    expect(firstTable('moths', first)).toEqual({
      game: 'moths',
      options: first.options,
      seats: [me, mind('beginner'), mind('beginner')],
      private: true,
    })
    expect(usualTable(entry(), known(1))).toEqual({ game: 'moths', seats: [me, mind('apprentice')], private: true })
    const alone = { info: { id: 'moths', seats: [1, 4] } }
    expect(usualTable(entry(alone), known(1)).seats).toEqual([me])
  })
})
