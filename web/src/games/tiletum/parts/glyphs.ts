// The parts of a bonus as signs: a number, a sign, and a smaller sign beside it.
import type { Sign } from './signs'
import type { Part } from '../view'

export interface Glyph {
  text: string
  sign: Sign
  small?: Sign
  /** An action is drawn in a ring. */
  ring?: boolean
}

export function glyph(part: Part): Glyph {
  const amount = String(part.amount || 1)
  switch (part.kind) {
    case 'gain_resource':
      return { text: amount, sign: part.resource as Sign }
    case 'gain_any_resource':
      return { text: amount, sign: 'anything' }
    case 'gain_vp':
      return { text: amount, sign: 'vp' }
    case 'action':
      return { text: String(part.ap), sign: part.action as Sign, ring: true }
    case 'action_any':
      return { text: String(part.ap), sign: 'jester', ring: true }
    case 'add_ap':
      return { text: `+${amount}`, sign: 'hourglass' }
    case 'move':
      return { text: amount, sign: 'steps', small: part.meeple as Sign }
    case 'place_house':
      return { text: '', sign: 'house', small: part.anywhere ? 'star' : 'merchant' }
    case 'place_pillar':
      return { text: '', sign: 'pillar', small: part.anywhere ? 'star' : 'architect' }
    case 'teleport':
      return { text: '', sign: part.meeple as Sign, small: 'star' }
    case 'building_bonuses':
      return { text: '', sign: 'building', small: 'star' }
    case 'change_die_resource':
      return { text: '', sign: 'brush' }
    case 'king_steps':
      return { text: `+${amount}`, sign: 'king' }
    default:
      return { text: amount, sign: 'star' }
  }
}
