// Cards as the view tells of them, found by id, and what they are called.
import type { TableModel } from '../../shell/table.svelte'
import type { Message } from '../../types'
import type { KingView, ReferenceCard } from './view'

const known = new WeakMap<KingView, Map<string, ReferenceCard>>()

/** The face of a card of this game. */
export function face(view: KingView, id: string): ReferenceCard {
  let cards = known.get(view)
  if (!cards) known.set(view, (cards = new Map(view.reference.map((card) => [card.card, card]))))
  return cards.get(id)!
}

export const thing = (id: string): string => `card:${id}`

/** "Diplomacy 4H"; a king's name with what it does. */
export function cardWords(table: TableModel, card: ReferenceCard): string {
  const name = table.say({ id: `card-${card.card}` })
  return card.type === 'king' ? `${name}. ${table.say({ id: `effect-${card.effect}` })}` : name
}

const V = '[аеєиіїоуюяыэё]'
const C = '[бвгґджзйклмнпрстфхцчшщ]'
/** After a vowel before a single consonant, or between two consonants. */
const SYLLABLE = new RegExp(`${V}(?=${C}[ь']?${V})|${V}${C}[ь']?(?=${C}[ь']?${C}?${V})`, 'gi')

/** Soft hyphens in long Cyrillic words, which browsers seldom know how to divide. */
export const soft = (text: string): string =>
  text.replace(/[\p{L}']{8,}/gu, (word) =>
    word.replace(SYLLABLE, (part, at: number) => (at > 0 && at + part.length < word.length - 2 ? `${part}\u00ad` : part)),
  )

/** What a king does, as arrows: one for each duty it changes; "either" is one arrow of two ends. */
export const ARROWS: Record<string, readonly ('up' | 'down' | 'either')[]> = {
  either1: ['either'], up1: ['up'], down1: ['down'], up2: ['up', 'up'], down2: ['down', 'down'], swap: ['up', 'down'],
}

/** The ids of the cards and offices that a message names. */
export function named(message: Message): string[] {
  return Object.values(message.args ?? {}).flatMap((argument) =>
    (Array.isArray(argument) ? argument : [argument]).flatMap((it) => {
      if (typeof it !== 'object') return []
      const [, kind, id] = /^(card|office)-(.+)$/.exec(it.id) ?? []
      return kind ? [`${kind}:${id}`] : []
    }),
  )
}
