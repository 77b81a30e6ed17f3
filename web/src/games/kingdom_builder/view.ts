// The view of Kingdom Builder and its parts.
import type { Views } from '../../types'

export type KingdomView = Views['kingdom_builder']
export type PlayerView = KingdomView['players'][number]
export type TokenView = PlayerView['tokens'][number]
export type LocationView = KingdomView['locations'][number]

/** Every hex is on the board; of tokens, those that I hold lie beside it. */
export const placed = (view: KingdomView, reference: string): boolean =>
  reference.startsWith('hex:') ||
  (view.seat !== null && view.players[view.seat]!.tokens.some((token) => `token:${token.location}` === reference))
