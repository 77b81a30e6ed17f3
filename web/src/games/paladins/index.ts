// Paladins of the West Kingdom's part of the client.
import type { GameClient } from '../client'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Gain from './Gain.svelte'
import Large from './Large.svelte'
import './parts/board.css'
import Rival from './Rival.svelte'
import Seat from './Seat.svelte'
import Theirs from './Theirs.svelte'
import { ofRival, theirs, touched, turned } from './touched'
import { dress, type Faces, type PaladinsView, type Told } from './view'

const OWN = ['paladin', 'place', 'keep']

export const client: GameClient<PaladinsView, Told, Faces> = {
  dress,
  Board,
  Aside,
  Seat,
  Rival,
  reference: () => import('./Reference.svelte'),
  widths: { aside: '39%', side: '222px' },
  placed: (_, reference) => /^(action|townsfolk|outsider|favour|tavern|space|jar_space|workshop):/.test(reference),
  own: (offer) => OWN.includes(offer.kind),
  touched,
  turned,
  Large,
  Theirs,
  theirs,
  purses: ({ players, rival }) =>
    players.map(({ seat, silver, provisions, workers, tracks }) => ({
      silver,
      provision: provisions,
      ...(seat === null ? { labourer: rival!.workers } : workers),
      ...tracks,
    })),
  ahead: ['leftovers'],
  Gain,
  lens: () => import('./lens'),
  ofRival,
}
