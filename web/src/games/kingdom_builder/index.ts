// Kingdom Builder's part of the client.
import type { GameClient } from '../client'
import type { Message } from '../../types'
import type { KingdomView } from './view'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Preview from './Preview.svelte'
import Reference from './Reference.svelte'
import Seat from './Seat.svelte'

export const client: GameClient<KingdomView> = {
  Board,
  Aside,
  Seat,
  Preview,
  Reference,
  options: ({ sections, rotated }) => ({ sections, rotated }),
  placed: (view, reference) =>
    reference.startsWith('hex:') ||
    (view.seat !== null && view.players[view.seat]!.tokens.some((token) => `token:${token.location}` === reference)),
  touched: ({ args = {} }: Message) =>
    [args.start, args.hex].flatMap((hex) => (typeof hex === 'string' ? [`hex:${hex}`] : [])),
}
