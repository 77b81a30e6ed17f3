// How far an area scrolls to show what can be chosen in it.

/** So much of what is around things is shown with them. */
const AROUND = 12

interface Span {
  top: number
  bottom: number
}

/** How far to scroll, and no further, so that as many things as can be are whole in sight. */
export function scrolled(things: readonly Span[], { top, bottom }: Span): number {
  const seen = (by: number) => things.filter((it) => it.top - by >= top && it.bottom - by <= bottom).length
  const ways = things.flatMap((it) => [it.top - top - AROUND, it.bottom - bottom + AROUND])
  const better = (one: number, other: number) => seen(other) - seen(one) || Math.abs(one) - Math.abs(other)
  return ways.reduce((best, by) => (better(best, by) > 0 ? by : best), 0)
}
