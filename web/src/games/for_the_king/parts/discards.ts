// How the cards owed for gold are chosen: at one go where they are more than one.
import { several, toggled, type Several } from '../../../board/several'
import type { TableModel } from '../../../shell/table.svelte'
import type { AuctionView } from '../view'

/** Null where a click on a card discards it. */
export function discarding(table: TableModel, auction: AuctionView | null | undefined): Several | null {
  const cards = table.ask?.options.filter(({ kind }) => kind === 'discard') ?? []
  return auction && auction.owed > 1 && cards.length ? several(cards.length, auction.owed) : null
}

/** How a card answers while several are owed: it is picked to go, or to stay. */
export function owing(table: TableModel, how: Several | null, thing: string) {
  if (!how) return {}
  const picked = table.picked.includes(thing)
  return {
    picked,
    lit: !table.busy && !picked && table.picked.length < how.most,
    onpick: () => void (table.picked = toggled(table.picked, thing, how)),
  }
}
