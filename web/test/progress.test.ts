// Lessons that a stranger has begun: kept by the browser, and taken along once the server knows who it is.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Learned, LessonScene } from '../src/types'

const server = vi.hoisted(() => ({
  lessons: {} as Record<string, Record<string, Learned>>,
  away: false,
}))
const stored = new Map<string, string>()

vi.mock('../src/shell/api', () => ({
  api: {
    acquaintance: (game: string) => Promise.resolve({ lessons: server.lessons[game] ?? {}, finished: 0 }),
    bringLessons: (game: string, { lessons }: { lessons: Record<string, Learned> }) => {
      if (server.away) return Promise.reject(new Error('away'))
      server.lessons[game] = lessons
      return Promise.resolve({ lessons, finished: 0 })
    },
  },
}))
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
})

const { acquaintance, bringAlong, keep } = await import('../src/learn/progress')

const scene = (lesson: string, at: number, steps: string[][]): LessonScene =>
  ({ game: 'moths', lesson, steps, at, of: 2 }) as LessonScene

describe('what a stranger learns', () => {
  beforeEach(() => {
    stored.clear()
    server.lessons = {}
    server.away = false
  })

  it('is kept here, and what was once finished stays so', async () => {
    keep(scene('one', 2, [['a'], ['b']]))
    expect((await acquaintance('moths')).lessons).toEqual({ one: { steps: [], done: true } })
    keep(scene('one', 1, [['a'], []]))
    expect((await acquaintance('moths')).lessons).toEqual({ one: { steps: [['a'], []], done: true } })
    expect((await acquaintance('other')).lessons).toEqual({})
  })

  it('comes along once, also after a failure', async () => {
    keep(scene('one', 1, [['a'], []]))
    server.away = true
    await bringAlong()
    expect(server.lessons).toEqual({})
    server.away = false
    await bringAlong()
    expect(server.lessons).toEqual({ moths: { one: { steps: [['a'], []], done: false } } })
    server.lessons = {}
    await bringAlong()
    expect(server.lessons).toEqual({})
  })
})
