// The signs of people, actions, effects and counts, from game-icons.net (CC BY 3.0).
import abbot from '~icon/church'
import acolyte from '~icon/candle-holder'
import adventurer from '~icon/walking-boot'
import archer from '~icon/bow-arrow'
import architect from '~icon/compass'
import armourer from '~icon/anvil'
import assassin from '~icon/hooded-assassin'
import barbarian from '~icon/barbarian'
import champion from '~icon/laurel-crown'
import conspirator from '~icon/cloak-dagger'
import debtCollector from '~icon/swap-bag'
import defender from '~icon/shield-echoes'
import gatekeeper from '~icon/key'
import guardian from '~icon/guards'
import hunter from '~icon/deer-head'
import invader from '~icon/drakkar'
import lookout from '~icon/spyglass'
import marauder from '~icon/burning-embers'
import mercenary from '~icon/swords-emblem'
import missionary from '~icon/holy-symbol'
import peddler from '~icon/knapsack'
import protector from '~icon/round-shield'
import squire from '~icon/visored-helm'
import thief from '~icon/robber'
import traitor from '~icon/backstab'
import vigilante from '~icon/manacles'
import warrior from '~icon/viking-helmet'
import watchman from '~icon/watchtower'
import develop from '~icon/gear-hammer'
import recruit from '~icon/public-speaker'
import hunt from '~icon/bowman'
import trade from '~icon/trade'
import pray from '~icon/prayer'
import conspire from '~icon/domino-mask'
import commission from '~icon/monk-face'
import fortify from '~icon/defensive-wall'
import garrison from '~icon/white-tower'
import absolve from '~icon/amphora'
import attack from '~icon/crossed-swords'
import convert from '~icon/book-cover'
import rest from '~icon/bed'
import discard from '~icon/card-discard'
import hire from '~icon/card-pickup'
import provision from '~icon/meat'
import suspicion from '~icon/spy'
import order from '~icon/scroll-unfurled'
import favour from '~icon/crown'
import tavern from '~icon/beer-stein'
import byzantine from '~icon/byzantin-temple'
import saracen from '~icon/turban'
import viking from '~icon/viking-head'
import inquisition from '~icon/burning-tree'
import paladin from '~icon/mounted-knight'

export const SIGNS: Record<string, string> = {
  abbot,
  acolyte,
  adventurer,
  archer,
  architect,
  armourer,
  assassin,
  barbarian,
  champion,
  conspirator,
  defender,
  gatekeeper,
  guardian,
  hunter,
  invader,
  lookout,
  marauder,
  mercenary,
  missionary,
  peddler,
  protector,
  squire,
  thief,
  traitor,
  vigilante,
  warrior,
  watchman,
  debt_collector: debtCollector,
  develop,
  recruit,
  hunt,
  trade,
  pray,
  conspire,
  commission,
  fortify,
  garrison,
  absolve,
  attack,
  convert,
  rest,
  discard,
  hire,
  provision,
  suspicion,
  order,
  favour,
  tavern,
  byzantine,
  saracen,
  viking,
  inquisition,
  paladin,
}

/** The sign of what a converted outsider counts. */
export const COUNTED: Record<string, string> = {
  attacked_byzantine: 'byzantine',
  attacked_saracen: 'saracen',
  attacked_viking: 'viking',
  commission_count: 'commission',
  fortify_count: 'fortify',
  garrison_count: 'garrison',
  absolve_count: 'absolve',
  townsfolk_kept: 'recruit',
  workshops_placed: 'develop',
  paid_debts: 'debt',
  unpaid_debts: 'debt',
  orders_completed: 'order',
  suspicion_held: 'suspicion',
  mercenaries_converted: 'mercenary',
  faith_track: 'faith',
  strength_track: 'strength',
  influence_track: 'influence',
}
