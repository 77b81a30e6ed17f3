// Paladins of the West Kingdom's part of the client.
import type { PaladinsView } from '../../wire'
import type { GameClient } from '../client'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import { touched } from './fresh'
import Rival from './Rival.svelte'
import Seat from './Seat.svelte'

const OWN = ['paladin', 'place', 'keep']

export const client: GameClient<PaladinsView> = {
  Board,
  Aside,
  Seat,
  Rival,
  room: { aside: '39%', side: '222px' },
  placed: (_, reference) => /^(action|townsfolk|outsider|favour|tavern|space|jar_space|workshop):/.test(reference),
  own: (offer) => OWN.includes(offer.kind),
  touched,
}
