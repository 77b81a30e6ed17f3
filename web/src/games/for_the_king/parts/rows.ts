// Things in rows of about the same length.

/** Which of so many things begin another row, where no more than these stand in one. */
export function beginnings(count: number, most: number): Set<number> {
  const rows = Math.ceil(count / Math.max(1, most))
  return new Set(Array.from({ length: rows - 1 }, (_, row) => Math.ceil(((row + 1) * count) / rows)))
}
