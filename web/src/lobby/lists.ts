// The lists of the lobby as this page knows them: told whole once, then by their changes.
import type { Lobby, LobbyChange, TableSummary } from '../types'

type Lists = Pick<Lobby, 'mine' | 'open' | 'running'>

/** The lists after a change. What a change does not mention stays; a row it lacks is one that was told before. */
export function changed(lists: Lists, { lists: orders, rows }: LobbyChange): Lists {
  const known = new Map<string, TableSummary>()
  for (const table of [...lists.mine, ...lists.open, ...lists.running, ...rows]) known.set(table.id, table)
  const after = (name: keyof Lists): TableSummary[] =>
    (orders[name] ?? lists[name].map((table) => table.id))
      .map((id) => known.get(id))
      .filter((table) => table !== undefined)
  return { mine: after('mine'), open: after('open'), running: after('running') }
}
