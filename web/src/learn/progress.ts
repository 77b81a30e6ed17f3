// How far one has come in the lessons of each game: the server knows it of whoever has a name there, and this browser of
// a stranger, in local storage.
import type { Acquaintance, Learned, LessonScene } from '../types'
import { api } from '../shell/api'

type ByLesson = Record<string, Learned>

const KEY = 'kingstable-learned'

/** What this browser has kept, by game. */
function here(): Record<string, ByLesson> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, ByLesson>
  } catch {
    return {}
  }
}

function put(kept: Record<string, ByLesson>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage, every lesson begins at its beginning.
  }
}

/** What is known of me and a game. */
export async function acquaintance(game: string): Promise<Acquaintance> {
  const known = await api.acquaintance(game)
  return { ...known, lessons: { ...here()[game], ...known.lessons } }
}

/** Keeps where a stranger has left a lesson; one that was once finished stays so. */
export function keep({ game, lesson, steps, at, of }: LessonScene): void {
  const kept = here()
  const finished = at === of
  const done = finished || !!kept[game]?.[lesson]?.done
  put({ ...kept, [game]: { ...kept[game], [lesson]: { steps: finished ? [] : steps, done } } })
}

/** Takes along what a stranger has learned here, now that the server knows who it is; what fails stays here. */
export async function bringAlong(): Promise<void> {
  const left: Record<string, ByLesson> = {}
  for (const [game, lessons] of Object.entries(here()))
    await api.bringLessons(game, { lessons }).catch(() => (left[game] = lessons))
  put(left)
}
