// How far this browser has come in the lessons of each game; kept in local storage.
import type { LessonScene } from '../types'

export interface Learned {
  steps: LessonScene['steps']
  done: boolean
}

const key = (game: string): string => `kingstable-learned-${game}`

export function learned(game: string): Record<string, Learned> {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? '{}') as Record<string, Learned>
  } catch {
    return {}
  }
}

/** Keeps where a lesson has been left; one that was once finished stays so. */
export function keep({ game, lesson, steps, at, of }: LessonScene): void {
  const kept = learned(game)
  const finished = at === of
  kept[lesson] = { steps: finished ? [] : steps, done: finished || !!kept[lesson]?.done }
  try {
    localStorage.setItem(key(game), JSON.stringify(kept))
  } catch {
    // Without storage, every lesson begins at its beginning.
  }
}
