// The signs of resources, actions, crests and pieces, from game-icons.net (CC BY 3.0).
import architect from '~icon/compass'
import building from '~icon/family-house'
import brush from '~icon/paint-brush'
import cathedral from '~icon/church'
import chalice from '~icon/jeweled-chalice'
import character from '~icon/character'
import contract from '~icon/scroll-quill'
import crest from '~icon/griffin-shield'
import eagle from '~icon/eagle-emblem'
import floors from '~icon/stairs'
import fleur from '~icon/fleur-de-lys'
import food from '~icon/sliced-bread'
import gold from '~icon/two-coins'
import hourglass from '~icon/hourglass'
import house from '~icon/house'
import iron from '~icon/metal-bar'
import jester from '~icon/jester-hat'
import king from '~icon/crown'
import lion from '~icon/lion'
import merchant from '~icon/old-wagon'
import pillar from '~icon/ionic-column'
import rose from '~icon/rose'
import star from '~icon/sparkles'
import steps from '~icon/walk'
import stone from '~icon/stone-block'
import tower from '~icon/stone-tower'
import vp from '~icon/laurels'
import wool from '~icon/wool'

/** Any resource: the five colours of dice. */
const PIE = ['#edbf3c', '#eb9fb0', '#f1ede3', '#57534e', '#3a6db0']
  .map((colour, index) => {
    const at = (turn: number) => `${256 + 226 * Math.sin(turn * 1.2566)} ${256 - 226 * Math.cos(turn * 1.2566)}`
    return `<path fill="${colour}" stroke="#2b2017" stroke-width="18" stroke-linejoin="round" d="M256 256L${at(index)}A226 226 0 0 1 ${at(index + 1)}Z"/>`
  })
  .join('')

export const SIGNS = {
  anything: PIE,
  architect,
  brush,
  building,
  cathedral,
  chalice,
  character,
  contract,
  crest,
  eagle,
  floors,
  food,
  gold,
  hourglass,
  house,
  iron,
  jester,
  king,
  lion,
  merchant,
  pillar,
  rose,
  star,
  steps,
  stone,
  tower,
  vp,
  wool,
  fleur_de_lis: fleur,
} as const
export type Sign = keyof typeof SIGNS

export const RESOURCES = ['gold', 'food', 'wool', 'stone', 'iron'] as const
export const ACTIONS = ['king', 'merchant', 'architect', 'character', 'contract'] as const

/** What a fair counts, in signs; a set shows both. */
export const FAIR_SIGNS: Record<string, Sign[]> = {
  SetHousePillar: ['house', 'pillar'],
  SetContractCrest: ['contract', 'crest'],
  SetContractCathedral: ['contract', 'cathedral'],
  KingTrack: ['king'],
  Houses: ['house'],
  Pillars: ['pillar'],
  Contracts: ['contract'],
  Crests: ['crest'],
  Cathedrals: ['cathedral'],
  UpperFloorCharacters: ['character', 'floors'],
  FilledBuildings: ['building'],
}
