// For the King's part of the client.
import type { KingView } from './view'
import type { GameClient } from '../client'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import { named } from './cards'
import { isDecree } from './decrees'
import Preview from './Preview.svelte'
import Seat from './Seat.svelte'

export const client: GameClient<KingView> = {
  Board,
  Aside,
  Seat,
  Preview,
  placed: (_, reference) => /^(card|office|zone|bid|noble):/.test(reference),
  own: (offer) => offer.kind === 'pay' || offer.kind === 'bid' || isDecree(offer),
  touched: named,
}
