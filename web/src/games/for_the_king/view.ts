// The view of For the King and its parts, and its cards by their ids.
import type { Views } from '../../types'

export type KingView = Views['for_the_king']
export type OfficeView = KingView['offices'][number]
export type AuctionView = NonNullable<KingView['auction']>
export type PaymentView = AuctionView['payments'][number]
export type OwnView = NonNullable<KingView['mine']>
export type ReferenceCard = KingView['reference'][number]
export type AwardView = KingView['awards'][number]

const known = new WeakMap<KingView, Map<string, ReferenceCard>>()

/** The face of a card of this game. */
export function face(view: KingView, id: string): ReferenceCard {
  let cards = known.get(view)
  if (!cards) known.set(view, (cards = new Map(view.reference.map((card) => [card.card, card]))))
  return cards.get(id)!
}

export const thing = (id: string): string => `card:${id}`
