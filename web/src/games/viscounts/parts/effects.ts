// Effects and abilities as rows of signs and numbers, with the room they take.
import { ACTION_ICONS, EFFECTS } from './signs'
import type { CardFace, Effect } from '../view'

/** A sign, or a few letters; widths in the height of a sign. */
export interface Part {
  sign?: string
  text?: string
  width: number
}

const sign = (name: string): Part => ({ sign: name, width: 1.08 })
const text = (words: string): Part => ({ text: words, width: 0.3 + words.length * 0.36 })

export function effectParts(effects: readonly Effect[]): Part[] {
  return effects.flatMap((effect) => {
    if (effect.op === 'choose_one') {
      return (effect.options ?? []).flatMap((option, index) => [...(index ? [text('/')] : []), ...effectParts(option)])
    }
    const n = effect.n ?? 1
    return [...(n > 1 ? [text(String(n))] : []), ...(EFFECTS[effect.op] ?? []).map(sign)]
  })
}

const EVENTS: Record<string, string[]> = {
  own_debt_flipped: ['flip', 'debt'],
  own_debt_gained: ['debt'],
  any_collision: ['collision'],
}

/** The ability of a card: what sets it off, then what it brings. */
export function abilityParts(card: CardFace): Part[] {
  if (card.conversion) {
    const { paid, amount, gives } = card.conversion
    const from = paid.flatMap((it, index) => [...(index ? [text('/')] : []), sign(it === 'trade_icon' ? 'trade' : it)])
    const icon = sign(ACTION_ICONS[card.action] ?? 'trade')
    return [
      ...(amount > 1 ? [text(String(amount))] : []),
      ...from,
      text('='),
      ...(gives > 1 ? [text(String(gives))] : []),
      icon,
    ]
  }
  const when = card.event ? (EVENTS[card.event] ?? []) : card.action ? [ACTION_ICONS[card.action] ?? 'trade'] : []
  return [...when.map(sign), ...(when.length ? [text('→')] : []), ...effectParts(card.ability)]
}

export const widthOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.width, 0)
