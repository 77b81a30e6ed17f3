// What players have gained between two moments: the differences of what they have at hand, and of their points.

/** What one player has, by kind. */
export type Purse = Readonly<Record<string, number>>

/** So much more of something, for the player of that place in the view. */
export interface Gain {
  place: number
  kind: string
  count: number
}

/** The kind that every game has. */
export const POINTS = 'points'

export function gained(before: readonly Purse[], now: readonly Purse[]): Gain[] {
  return now.flatMap((purse, place) =>
    Object.entries(purse).flatMap(([kind, has]) => {
      const count = has - (before[place]?.[kind] ?? has)
      return count > 0 ? [{ place, kind, count }] : []
    }),
  )
}
