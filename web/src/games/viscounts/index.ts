// Viscounts of the West Kingdom's part of the client.
import type { Offer } from '../../types'
import type { GameClient, When } from '../client'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Gain from './Gain.svelte'
import Large from './Large.svelte'
import Rival from './Rival.svelte'
import Seat from './Seat.svelte'
import Theirs from './Theirs.svelte'
import { forced, theirs, touched, turned } from './touched'
import { dress, placed, type Faces, type Told, type ViscountsView } from './view'
import './parts/sheet.css'

/** Payments and numbers of trades are chosen beside the icons they add to. */
const OWN = ['pay', 'dismiss', 'trade', 'arrange']
const ON_KINGDOM = [
  'move',
  'place',
  'transcribe',
  'hire',
  'station',
  'castle_move',
  'advance',
  'expel',
  'link',
  'manuscript',
]
const ON_BOARD = [
  'draft',
  'play',
  'trade',
  'build',
  'pay',
  'dismiss',
  'pick',
  'flip',
  'discard',
  'destroy',
  'resolve',
  'arrange',
]

const has = (offers: readonly Offer[], kinds: string[]): boolean => offers.some((it) => kinds.includes(it.kind))

export const client: GameClient<ViscountsView, Told, Faces> = {
  dress,
  Board,
  Aside,
  under: 'aside',
  Seat,
  Rival,
  reference: () => import('./Reference.svelte'),
  widths: { aside: 'clamp(376px, 31%, 790px)', side: 'clamp(246px, 20%, 320px)' },
  placed,
  own: (offer) => OWN.includes(offer.kind),
  when: ({ round, last_round: rounds }): When =>
    rounds ? { id: 'ui-round-of', args: { round, rounds } } : { id: 'ui-round', args: { round } },
  tab: (offers) => (has(offers, ON_KINGDOM) ? 'board' : has(offers, ON_BOARD) ? 'aside' : null),
  touched,
  turned,
  forced,
  Large,
  Theirs,
  theirs,
  purses: ({ players }) =>
    players.map(({ stock, workers, paid, approved }) => ({ ...stock, worker: workers, debt: paid, deed: approved })),
  ahead: ['leftovers'],
  Gain,
  lens: () => import('./lens'),
}
