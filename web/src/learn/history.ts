// Which lines of a lesson's log are news, and which are what was before.
import type { LogEntry } from '../types'

/** Whether a log goes on from another one; that of another table is history to whoever comes there. */
export const begins = (known: LogEntry[], log: LogEntry[]): boolean =>
  known.length > 0 && JSON.stringify(known) === JSON.stringify(log.slice(0, known.length))
