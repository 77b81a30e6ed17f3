// The ways into a game that Play now offers: whoever is new to it may learn it, or play a first game with an adviser.
import type { Acquaintance, GameEntry, NewTable } from '../types'

export type Way = 'learn' | 'first' | 'play'

/** The ways for somebody of whom so much is known, the one to recommend first; who has finished a game just plays. */
export function ways({ lessons = 0, first }: GameEntry, known: Acquaintance): Way[] {
  if (known.finished) return ['play']
  const done = Object.values(known.lessons).filter((lesson) => lesson.done).length
  const fitting: [Way, boolean][] = [
    ['learn', done < lessons],
    ['first', !!first],
    ['play', true],
  ]
  return fitting.filter(([, fits]) => fits).map(([way]) => way)
}

/** Two seats (one, where the rulebook has its own opponent) against the program that fits. */
export function usualTable({ info }: GameEntry, { mind }: Acquaintance): NewTable {
  return against(mind, info.seats[0], { game: info.id })
}

/** The recommended first set-up, against beginners. */
export function firstTable(game: string, first: NonNullable<GameEntry['first']>): NewTable {
  return against('beginner', first.seats ?? 2, { game, options: first.options })
}

function against(mind: string, seats: number, plan: Omit<NewTable, 'seats'>): NewTable {
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'mind' as const, mind }))
  return { ...plan, seats: [{ kind: 'me' }, ...others], private: true }
}
