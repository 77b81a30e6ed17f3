// The signs of locations, scoring cards and terrains, from game-icons.net (CC BY 3.0).
import barn from '~icon/barn'
import citizens from '~icon/medieval-village-01'
import castle from '~icon/castle'
import discoverers from '~icon/spyglass'
import farm from '~icon/wheat'
import farmers from '~icon/farmer'
import fishermen from '~icon/fishing-boat'
import harbor from '~icon/anchor'
import hermits from '~icon/hood'
import knights from '~icon/mounted-knight'
import lords from '~icon/crown'
import merchants from '~icon/two-coins'
import miners from '~icon/mining'
import oasis from '~icon/palm-tree'
import oracle from '~icon/greek-temple'
import paddock from '~icon/horse-head'
import tavern from '~icon/beer-stein'
import tower from '~icon/stone-tower'
import workers from '~icon/gear-hammer'

const locations = { oracle, farm, oasis, tower, tavern, barn, harbor, paddock }
const cards = { fishermen, merchants, discoverers, hermits, citizens, miners, workers, knights, lords, farmers }

export const SIGNS: Record<string, string> = { ...locations, ...cards, castles: castle }
