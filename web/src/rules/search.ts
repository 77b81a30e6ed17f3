// Finding a word in a rulebook whatever its form: стіна, стіни and стін are one word, and so are ещё and еще.
// The server's terminal searches in the same way; tests/words/forms.json holds both to it.
import type { Block, Chapter } from '../types'

const WORD = /[\p{L}\p{N}]+(?:['’ʼ][\p{L}\p{N}]+)*/gu
const CYRILLIC = /[а-яіїєґ]/
const ENGLISH = /(?:'s|s'|ings?|ed|es|s|e)$/
// Endings of nouns and adjectives, and those of verbs, in Ukrainian and Russian; the leftmost match is the longest.
// That нічого looks like a form of нічия is chance.
const NOUN = new RegExp(
  '(?<=\\p{L}\\p{L})(?!(?<=^ніч)ого)(?:[аяоеєиіїыуюьй]|[ая](?:м|х|ми)|[оеє][мю]|[ое][йв]|[ії]в|[оеє]ві' +
    '|[иі](?:[яиїюйеє]|ем|ей|єї|єю|ям|ях|ями)|ый|ая|яя|ое|ее|ые|ь?[ое](?:го|му)|[иыі](?:х|м|ми)|ую|юю|(?<=\\p{L}{4})ью|ь?о[їю])$',
  'u',
)
const VERB = new RegExp(
  '(?<=\\p{L}\\p{L})(?:[аяиеую]ть|[аяиіу]ти|[аеиуюя]т|[аяу](?:є|єте|ємо|ет|ють|ют)|у?йте|ьте|ите|іть|[аи](?:в|л|ла|ли)' +
    '|[оеу]ва(?:в|л|ла|ли)|[ую]вати|[ое]вать|ировать|[ае]но|овано?)$',
  'u',
)
/** What may be all of an ending that looks longer: готові, Автому. */
const VOWEL = /(?<=\p{L}\p{L})[аяоеєиіїыую]$/u
const DOUBLED = /([бвгґджзйклмнпрстфхцчшщ])\1$/
/** One of many: городянин, горожанин. */
const SINGLE = /(?<=[ая]н)ин$/
/** The vowel of a closed syllable comes, goes and changes: камінь, каменя; картка, карток; милість, милості. */
const ALTERNATES = /ь?[оеі](?=[бвгґджзйклмнпрстфхцчшщ]$)|(?<=\p{L}\p{L})[оі](?=ст$)/u
/** A consonant before і, and what it is elsewhere: руці, рука; дорозі, дорога. */
const SOFTENED: Record<string, string> = { ці: 'к', зі: 'г', сі: 'х' }

/** The words of a text as they are compared: in small letters, with one е, and without apostrophes. */
const plain = (text: string): string[] =>
  (text.match(WORD) ?? []).map((word) => word.toLowerCase().replaceAll('ё', 'е').replace(/['’ʼ]/g, ''))

/** What a plain word may have in common with its other forms, be it a noun or a verb. */
function stems(word: string): string[] {
  if (!CYRILLIC.test(word)) {
    const short = word.replace(/ies$/, 'y').replace(ENGLISH, '')
    return [short.length > 2 ? short : word]
  }
  const softened = word.replace(/[цзс]і$/, (end) => SOFTENED[end] ?? end)
  const nouns = [word, word.replace(NOUN, ''), word.replace(VOWEL, ''), softened]
  const verb = word.replace(VERB, '')
  return [...nouns.map(root), ...(verb === word ? [] : [`${root(verb)}-`])]
}

/** A word without its ending, less what changes before endings. */
function root(word: string): string {
  const kept = word.replace(DOUBLED, '$1').replace(SINGLE, '')
  return kept.replace(ALTERNATES, kept.length > 3 ? '' : 'о')
}

/** Whether a text has every one of the wanted words, in some form or at least begun. */
export function speaksOf(text: string, wanted: string): boolean {
  const words = plain(text)
  const said = new Set(words.flatMap(stems))
  const sought = plain(wanted)
  return (
    sought.length > 0 &&
    sought.every((one) => stems(one).some((stem) => said.has(stem)) || words.some((word) => word.startsWith(one)))
  )
}

/** A block with its place in the rulebook, `tower-2`. */
export interface Placed extends Block {
  place: string
}
export interface Shown extends Omit<Chapter, 'blocks'> {
  blocks: Placed[]
}

/** The blocks of a chapter by their numbers; pictures go by their names. */
function placed({ id, blocks }: Chapter): Placed[] {
  let number = 0
  return blocks.map((block) => ({ ...block, place: `${id}-${block.picture || ++number}` }))
}

/** All chapters, or of a search those whose title has the words, and of the others the blocks that have them. */
export function shown(chapters: readonly Chapter[], wanted: string): Shown[] {
  const whole = chapters.map((chapter) => ({ ...chapter, blocks: placed(chapter) }))
  if (!wanted.trim()) return whole
  const number = wanted.trim().toUpperCase()
  return whole
    .map((chapter) =>
      speaksOf(chapter.title, wanted)
        ? chapter
        : {
            ...chapter,
            blocks: chapter.blocks.filter(({ text, clauses }) => clauses.includes(number) || speaksOf(text, wanted)),
          },
    )
    .filter(({ blocks }) => blocks.length > 0)
}
