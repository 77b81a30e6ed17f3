// The Cardinal's last turn, step by step, out of the log.
import type { LogEntry } from '../../../types'

const ENDS = ['log-corruption', 'log-round', 'log-king-score', 'log-take-die', 'log-recolour', 'log-trade']

/** From the beginning of his last turn to whatever is not his any more. */
export function lastTurn(log: readonly LogEntry[]): LogEntry[] {
  const start = log.findLastIndex(({ message }) => message.id === 'log-rival-turn')
  if (start < 0) return []
  const rest = log.slice(start + 1)
  const end = rest.findIndex(({ message }) => ENDS.includes(message.id) || typeof message.args?.seat === 'number')
  return end < 0 ? rest : rest.slice(0, end)
}
