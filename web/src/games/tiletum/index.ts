// Tiletum's part of the client.
import type { GameClient } from '../client'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Gain from './Gain.svelte'
import Large from './Large.svelte'
import Mine from './Mine.svelte'
import Preview from './Preview.svelte'
import Rival from './Rival.svelte'
import Seat from './Seat.svelte'
import Theirs from './Theirs.svelte'
import { areaOf } from './parts/areas'
import './parts/signs.css'
import { forced, ofRival, stage, theirs, touched, turned } from './touched'
import { dress, type Faces, type TiletumView, type Told } from './view'

const PLACED = /^(die|value|action|tile|spot|space|cathedral|room|building):/
/** Options that choose among resources: the purse and the market offer them. */
const OWN = ['trade', 'exchange', 'gain']
/** Yes-or-no questions are answered in the prompt as well. */
const PLAIN = ['take_tile']

export const client: GameClient<TiletumView, Told, Faces> = {
  dress,
  Board,
  Aside,
  Mine,
  under: 'mine',
  Seat,
  Rival,
  reference: () => import('./Reference.svelte'),
  Preview,
  placed: (_, reference) => PLACED.test(reference),
  own: (offer) => OWN.includes(offer.kind),
  plain: (offer) => PLAIN.includes(offer.kind),
  widths: {
    aside: 'clamp(264px, min(22vw, (100dvh - 112px) * 0.437), 620px)',
    side: 'clamp(262px, 19vw, 420px)',
  },
  labels: { board: 'ui-til-map', aside: 'ui-til-wheel' },
  tab: (offers) => areaOf(offers.map((offer) => offer.kind)),
  stage,
  touched,
  turned,
  forced,
  Large,
  Theirs,
  theirs,
  purses: ({ players }) => players.map(({ resources }) => resources),
  ahead: ['pieces', 'buildings', 'resources'],
  Gain,
  lens: () => import('./lens'),
  ofRival,
}
