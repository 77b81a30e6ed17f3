// The view of Kingdom Builder and its parts.
import type { Views } from '../../types'

export type KingdomView = Views['kingdom_builder']
export type PlayerView = KingdomView['players'][number]
export type TokenView = PlayerView['tokens'][number]
export type LocationView = KingdomView['locations'][number]
