// What has changed for players between two moments: the differences of what they have at hand, and of their points.
import type { ScoreLine, ScoreSheet } from '../types'

/** What one player has, by kind. */
export type Purse = Readonly<Record<string, number>>

/** So much more of something, or less, for the player of that place in the view. */
export interface Change {
  place: number
  kind: string
  count: number
  /** Of points: what they are for. */
  line?: ScoreLine
}

/** The kind that every game has. */
export const POINTS = 'points'

/** Of so many lines at once only the sum is told. */
const LINES = 3

/** What each has more or less of. */
export function changes(before: readonly Purse[], now: readonly Purse[]): Change[] {
  return now.flatMap((purse, place) => changed(before[place] ?? purse, purse).map((it) => ({ place, ...it })))
}

/** What is more or less than before, by kind; what is not named is none. */
export function changed(before: Purse, now: Purse): Omit<Change, 'place'>[] {
  return Object.keys({ ...now, ...before }).flatMap((kind) => {
    const count = (now[kind] ?? 0) - (before[kind] ?? 0)
    return count ? [{ kind, count }] : []
  })
}

/** Which lines of the sheets have changed, or the sums where these are many. */
export function scored(before: readonly ScoreSheet[], now: readonly ScoreSheet[]): Change[] {
  return now.flatMap((sheet, place): Change[] => {
    const old = before[place]
    if (!old) return []
    const found = sheet.lines.flatMap((line) => {
      const count = line.points - (old.lines.find(({ id }) => id === line.id)?.points ?? 0)
      return count ? [{ place, kind: POINTS, count, line }] : []
    })
    const sum = sheet.total - old.total
    return found.length <= LINES ? found : sum ? [{ place, kind: POINTS, count: sum }] : []
  })
}
