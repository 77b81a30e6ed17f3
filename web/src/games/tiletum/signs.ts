// The signs of resources, actions, crests and pieces, from game-icons.net (CC BY 3.0).
import anything from '~icon/cornucopia'
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
import vp from '~icon/laurel-crown'
import wool from '~icon/wool'

export const SIGNS = {
  anything, architect, brush, building, cathedral, chalice, character, contract, crest, eagle, floors, food, gold,
  hourglass, house, iron, jester, king, lion, merchant, pillar, rose, star, steps, stone, tower, vp, wool,
  fleur_de_lis: fleur,
} as const
export type Sign = keyof typeof SIGNS

export const RESOURCES = ['gold', 'food', 'wool', 'stone', 'iron'] as const
export const ACTIONS = ['king', 'merchant', 'architect', 'character', 'contract'] as const

/** What a fair counts, in signs; a set shows both. */
export const FAIR_SIGNS: Record<string, Sign[]> = {
  'fair-SetHousePillar': ['house', 'pillar'],
  'fair-SetContractCrest': ['contract', 'crest'],
  'fair-SetContractCathedral': ['contract', 'cathedral'],
  'fair-KingTrack': ['king'],
  'fair-Houses': ['house'],
  'fair-Pillars': ['pillar'],
  'fair-Contracts': ['contract'],
  'fair-Crests': ['crest'],
  'fair-Cathedrals': ['cathedral'],
  'fair-UpperFloorCharacters': ['character', 'floors'],
  'fair-FilledBuildings': ['building'],
}
