// What sets of manuscripts with different ribbons are worth.

/** The k-th set holds the ribbons of which there are at least k manuscripts; `worth` is by the size of a set, from one on. */
export function setPoints(ribbons: readonly string[], worth: readonly number[]): number {
  const counts = [...new Set(ribbons)].map((ribbon) => ribbons.filter((it) => it === ribbon).length)
  const sets = Array.from({ length: Math.max(0, ...counts) }, (_, k) => counts.filter((count) => count > k).length)
  return sets.reduce((sum, size) => sum + worth[size - 1]!, 0)
}
