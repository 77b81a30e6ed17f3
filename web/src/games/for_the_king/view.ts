// The view of For the King and its parts.
import type { Views } from '../../types'

export type KingView = Views['for_the_king']
export type OfficeView = KingView['offices'][number]
export type AuctionView = NonNullable<KingView['auction']>
export type PaymentView = AuctionView['payments'][number]
export type OwnView = NonNullable<KingView['mine']>
export type ReferenceCard = KingView['reference'][number]
export type AwardView = KingView['awards'][number]
