// The lists of the lobby as this page knows them: told whole once, then by their changes.
import type { Lobby, LobbyChange, TableSummary } from '../types'

export type ListName = Lobby['more'][number]
export type Lists = Pick<Lobby, ListName | 'more'>

/** Rows of a list that are shown at first, and that each press on "show more" adds. */
export const ROWS = 20

/** The lists after a change. What a change does not mention stays; a row it lacks is one that was told before. */
export function changed(lists: Lists, { lists: orders, rows, more }: LobbyChange): Lists {
  const known = new Map<string, TableSummary>()
  for (const table of [...lists.mine, ...lists.open, ...lists.running, ...rows]) known.set(table.id, table)
  const after = (name: ListName): TableSummary[] =>
    (orders[name] ?? lists[name].map((table) => table.id))
      .map((id) => known.get(id))
      .filter((table) => table !== undefined)
  return { mine: after('mine'), open: after('open'), running: after('running'), more }
}
