// What things are, in the reader's words.
import type { TableModel } from '../../shell/table.svelte'
import { t } from '../../shell/words.svelte'
import type { AuctionView, ReferenceCard } from './view'

/** "Diplomacy 4H"; a king's name with what it does. */
export function cardWords(table: TableModel, card: ReferenceCard): string {
  const name = table.say({ id: `card-${card.id}` })
  return card.type === 'king' ? `${name}. ${table.say({ id: `effect-${card.effect}` })}` : name
}

/** What becomes of a bid that I could not pay. */
export function beyondMeans({ unit, means }: AuctionView, bid: number): string {
  return t(unit === 'gold' ? 'ui-fk-bluff-gold' : 'ui-fk-bluff-cards', { bid, means: means ?? 0 })
}
