// For the King's part of the client.
import type { GameClient } from '../client'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Gain from './Gain.svelte'
import Large from './Large.svelte'
import { isDecree } from './parts/decrees'
import Preview from './Preview.svelte'
import Seat from './Seat.svelte'
import { forced, touched, turned } from './touched'
import { dress, purses, seen, type Faces, type KingView, type Told } from './view'

export const client: GameClient<KingView, Told, Faces> = {
  dress,
  Board,
  Aside,
  under: 'aside',
  Seat,
  Preview,
  reference: () => import('./Reference.svelte'),
  widths: { aside: 'clamp(230px, 20.6vw, 480px)', side: 'clamp(250px, 22.8vw, 308px)' },
  seen,
  placed: (_, reference) => /^(card|office|zone|bid|noble):/.test(reference),
  own: (offer) => offer.kind === 'pay' || offer.kind === 'bid' || isDecree(offer),
  touched,
  turned,
  forced,
  Large,
  purses,
  Gain,
  lens: () => import('./lens'),
}
