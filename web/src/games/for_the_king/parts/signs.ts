// The signs of offices, kings and gold, from game-icons.net (CC BY 3.0).
import arc from '~icon/trowel'
import dip from '~icon/tied-scroll'
import ent from '~icon/lyre'
import gold from '~icon/two-coins'
import king from '~icon/imperial-crown'
import liv from '~icon/sheep'
import mil from '~icon/crossed-swords'
import pro from '~icon/roast-chicken'

export const SIGNS: Record<string, string> = { arc, dip, ent, gold, king, liv, mil, pro }
