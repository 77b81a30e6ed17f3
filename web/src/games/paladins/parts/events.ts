// What the log tells as one event: an Inquisition, the refresh that ends a round, a turn of the solo opponent.
import type { LogEntry } from '../../../wire'

export interface GameEvent {
  kind: 'inquisition' | 'refresh'
  /** The place in the log where it begins. */
  at: number
  lines: LogEntry[]
  /** Whether it has come to its end, or somebody still has to decide something in it. */
  done: boolean
}

const BEGIN: Record<string, GameEvent['kind']> = { 'log-inquisition': 'inquisition', 'log-refresh': 'refresh' }
const END: Record<GameEvent['kind'], string> = { inquisition: 'log-tax-filled', refresh: 'log-taverns' }

/** The events in a log that an entry is part of or that come after it: one decides in the midst of some.
 *
 * What lay on the board before an earlier round's refresh is of no use any more.
 */
export function eventsIn(log: readonly LogEntry[], from: number): GameEvent[] {
  const found: GameEvent[] = []
  let open: GameEvent | null = null
  log.forEach((entry, at) => {
    const kind = BEGIN[entry.message.id]
    if (!open && kind) found.push((open = { kind, at, lines: [], done: false }))
    if (!open) return
    open.lines.push(entry)
    if (entry.message.id === END[open.kind]) {
      open.done = true
      open = null
    }
  })
  const refreshes = found.filter(({ kind }) => kind === 'refresh')
  const past = refreshes.at(-2)?.at ?? -1
  return found.filter(({ at, lines }) => at > past && at + lines.length > from)
}

const OTHERS_BEGIN = ['log-use', 'log-favour', 'log-pass', 'log-refresh', 'log-crew', 'log-round']

/** The steps of the solo opponent's last turn; none before its first. */
export function rivalTurn(log: readonly LogEntry[]): LogEntry[] {
  const start = log.findLastIndex(({ message }) => message.id === 'log-rival-scheme')
  if (start < 0) return []
  const rest = log.slice(start)
  const end = rest.findIndex(({ message }) => OTHERS_BEGIN.includes(message.id))
  return end < 0 ? rest : rest.slice(0, end)
}
