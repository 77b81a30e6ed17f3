// The signs of icons, goods and effects, from game-icons.net (CC BY 3.0).
import trade from '~icon/scales'
import build from '~icon/flat-hammer'
import noble from '~icon/crown'
import cleric from '~icon/holy-symbol'
import crime from '~icon/cloak-dagger'
import ink from '~icon/quill-ink'
import gold from '~icon/gold-bar'
import stone from '~icon/stone-pile'
import silver from '~icon/two-coins'
import debt from '~icon/manacles'
import deed from '~icon/tied-scroll'
import flip from '~icon/clockwise-rotation'
import virtue from '~icon/dove'
import corruption from '~icon/snake'
import rearrange from '~icon/card-exchange'
import discard from '~icon/card-discard'
import destroy from '~icon/card-burn'
import hire from '~icon/public-speaker'
import shuffle from '~icon/cycle'
import castle from '~icon/castle'
import worker from '~icon/meeple'
import manuscript from '~icon/scroll-unfurled'
import workshop from '~icon/anvil'
import tradingPost from '~icon/shop'
import guildhall from '~icon/family-house'
import future from '~icon/crystal-ball'
import hand from '~icon/hand'
import step from '~icon/walking-boot'
import draw from '~icon/card-draw'
import folk from '~icon/cowled'
import leader from '~icon/imperial-crown'
import pawn from '~icon/chess-king'

export const SIGNS: Record<string, string> = {
  trade,
  build,
  noble,
  cleric,
  crime,
  ink,
  gold,
  stone,
  silver,
  debt,
  deed,
  flip,
  virtue,
  corruption,
  rearrange,
  discard,
  destroy,
  hire,
  shuffle,
  castle,
  worker,
  manuscript,
  workshop,
  guildhall,
  future,
  hand,
  step,
  draw,
  folk,
  leader,
  pawn,
  trading_post: tradingPost,
}

/** The signs that tell an effect; several are drawn together. */
export const EFFECTS: Record<string, string[]> = {
  ink: ['ink'],
  gold: ['gold'],
  stone: ['stone'],
  silver: ['silver'],
  any_resource: ['any'],
  gain_debt: ['debt'],
  gain_deed: ['deed'],
  flip_debt: ['flip', 'debt'],
  flip_deed: ['flip', 'deed'],
  flip_any: ['flip'],
  virtue: ['virtue'],
  corruption: ['corruption'],
  rearrange: ['rearrange'],
  discard: ['discard'],
  destroy: ['destroy'],
  shuffle: ['shuffle'],
  free_hire: ['hire'],
  castle_move: ['castle'],
  free_workers: ['worker'],
  free_manuscript: ['manuscript'],
  free_workshop: ['workshop'],
  free_trading_post: ['trading_post'],
  free_guildhall: ['guildhall'],
  future_scheme: ['future'],
  automa_dismiss: ['folk', 'destroy'],
  corruption_per_crime: ['crime', 'corruption'],
  construct: ['build'],
  place_workers: ['noble'],
  transcribe: ['cleric'],
  trade: ['trade'],
  focus: ['leader'],
}

/** The hue of a sign on parchment; what is missing is ink. */
export const HUES: Record<string, string> = {
  trade: '#2f6b52',
  build: '#8a4210',
  noble: '#7d5708',
  cleric: '#2d5c9e',
  crime: '#7a1f2b',
  ink: '#27477d',
  gold: '#a87a14',
  stone: '#5e5a54',
  silver: '#66707a',
  debt: '#9a2c1c',
  deed: '#2f6b52',
  virtue: '#2b6f86',
  corruption: '#6d2f77',
  castle: '#5d4a33',
  worker: '#5d4a33',
  destroy: '#a8321f',
  manuscript: '#7d5708',
}

/** What each main action counts. */
export const ACTION_ICONS: Record<string, string> = {
  trade: 'trade',
  construct: 'build',
  place_workers: 'noble',
  transcribe: 'cleric',
}
