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

/** How a glyph stands: the size of its sign and of its number. */
export interface Size {
  sign: number
  type: number
}

/** How wide a digit is, in the size of the type. */
const DIGIT = 0.55

/** How wide the number of a glyph is, with the gap behind it. */
export const wide = (text: string, type: number): number => (text ? text.length * type * DIGIT + type * 0.06 : 0)

/** How wide a glyph is. */
export const width = ({ text, ring }: Glyph, { sign, type }: Size): number =>
  wide(text, type) + sign * (ring ? 1.12 : 1)

/** Where the middles of glyphs in a row around a point are. */
export function row(glyphs: readonly Glyph[], middle: number, size: Size, gap = 3): number[] {
  const widths = glyphs.map((it) => width(it, size))
  let left = middle - (widths.reduce((sum, it) => sum + it, 0) + gap * (widths.length - 1)) / 2
  return widths.map((it) => {
    const at = left + it / 2
    left += it + gap
    return at
  })
}

/** Without its number, where one sign says enough. */
export const bare = (it: Glyph): Glyph => (it.text === '1' && !it.ring ? { ...it, text: '' } : it)

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
