// The lines of score sheets: what they are called, and those of several sheets as the rows of one table.
import type { Message, ScoreLine } from '../types'

/** What a line counts, as a message. */
export const lineName = ({ id, label }: ScoreLine): Message => label ?? { id: `score-${id.replaceAll('_', '-')}` }

/** Each line once; one that only some sheets have stands where it stands there. */
export function merged(sheets: readonly (readonly ScoreLine[])[]): ScoreLine[] {
  const rows: ScoreLine[] = []
  for (const lines of sheets) {
    let place = 0
    for (const line of lines) {
      const at = rows.findIndex(({ id }) => id === line.id)
      if (at < 0) rows.splice(place, 0, line)
      place = (at < 0 ? place : at) + 1
    }
  }
  return rows
}
