// Where long words may be divided.
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
