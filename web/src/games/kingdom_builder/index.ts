// Kingdom Builder's part of the client.
import type { GameClient } from '../client'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Large from './Large.svelte'
import Preview from './Preview.svelte'
import Seat from './Seat.svelte'
import { forced, touched, turned } from './touched'
import { dress, placed, type Faces, type KingdomView, type Told } from './view'

export const client: GameClient<KingdomView, Told, Faces> = {
  dress,
  Board,
  Aside,
  under: 'aside',
  Seat,
  Preview,
  reference: () => import('./Reference.svelte'),
  widths: { aside: 'clamp(256px, 100vw - 117vh - 242px, 560px)', side: 'clamp(250px, 23vw, 308px)' },
  options: ({ sections, rotated }) => ({ sections, rotated }),
  placed,
  touched,
  turned,
  forced,
  Large,
  lens: () => import('./lens'),
}
