// What things are, in the reader's words, and where long ones may be divided.
import type { TableModel } from '../../shell/table.svelte'
import type { ReferenceCard } from './view'

/** "Diplomacy 4H"; a king's name with what it does. */
export function cardWords(table: TableModel, card: ReferenceCard): string {
  const name = table.say({ id: `card-${card.id}` })
  return card.type === 'king' ? `${name}. ${table.say({ id: `effect-${card.effect}` })}` : name
}

const V = '[аеєиіїоуюяыэё]'
const C = '[бвгґджзйклмнпрстфхцчшщ]'
/** After a vowel before a single consonant, or between two consonants. */
const SYLLABLE = new RegExp(`${V}(?=${C}[ь']?${V})|${V}${C}[ь']?(?=${C}[ь']?${C}?${V})`, 'gi')

/** Soft hyphens in long Cyrillic words, which browsers seldom know how to divide. */
export const soft = (text: string): string =>
  text.replace(/[\p{L}']{8,}/gu, (word) =>
    word.replace(SYLLABLE, (part, at: number) =>
      at > 0 && at + part.length < word.length - 2 ? `${part}\u00ad` : part,
    ),
  )
