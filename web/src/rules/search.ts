// Finding a word in a rulebook whatever its form: стіна, стіни and стін are one word, and so are ещё and еще.
// The server's terminal searches in the same way; tests/words/forms.json holds both to it.
import type { Block, Chapter } from '../types'

const WORD = /[\p{L}\p{N}]+(?:['’ʼ-][\p{L}\p{N}]+)*/gu
const CYRILLIC = /[а-яіїєґ]/
const ENGLISH = /(?:'s|s'|ings?|ed|es|s|e)$/
/** Endings of nouns, adjectives and verbs in Ukrainian and Russian; the leftmost match is the longest of them. */
const ENDING = new RegExp(
  '(?<=\\p{L}\\p{L})(?:[аяоеєиіїыуюьй]|[ая](?:м|х|ми)|[оеє][мю]|[ое][йв]|[ії]в|[оеє]ві|[иі](?:[яиїюйеє]|ем|ей|єю|ям|ях|ями)|ый' +
    '|ая|яя|ое|ее|ые|[ое](?:го|му)|[иыі](?:х|м|ми)|ую|юю|ої|[аяиеую]ть|[аяиіу]ти|[аяу](?:є|ет|ють|ют)|у?йте|ите|іть' +
    '|[аи](?:в|л|ла|ли)|ував|увал[аи]|[ую]вати|[ое]вать|ировать|[ае]но|овано?)$',
  'u',
)
const DOUBLED = /([бвгґджзйклмнпрстфхцчшщ])\1$/
const ALTERNATES = /[оеі](?=[бвгґджзйклмнпрстфхцчшщ]$)/

/** The words of a text as they are compared: in small letters, with one е, and without apostrophes. */
const plain = (text: string): string[] =>
  (text.match(WORD) ?? []).map((word) => word.toLowerCase().replaceAll('ё', 'е').replace(/['’ʼ]/g, ''))

/** What the forms of a plain word have in common. */
function stem(word: string): string {
  if (!CYRILLIC.test(word)) {
    const short = word.replace(/ies$/, 'y').replace(ENGLISH, '')
    return short.length > 2 ? short : word
  }
  const kept = word.replace(ENDING, '').replace(DOUBLED, '$1')
  // The vowel of a closed syllable comes, goes and changes: камінь, каменя; картка, карток; поселень, поселення.
  return kept.replace(ALTERNATES, kept.length > 3 ? '' : 'о')
}

/** Whether a text has every one of the wanted words, in some form or at least begun. */
export function speaksOf(text: string, wanted: string): boolean {
  const words = plain(text)
  const stems = new Set(words.map(stem))
  const sought = plain(wanted)
  return sought.length > 0 && sought.every((one) => stems.has(stem(one)) || words.some((word) => word.startsWith(one)))
}

/** A block with its place in the rulebook, `tower-2`. */
export interface Placed extends Block {
  place: string
}
export interface Shown extends Omit<Chapter, 'blocks'> {
  blocks: Placed[]
}

/** All chapters, or of a search those whose title has the words, and of the others the blocks that have them. */
export function shown(chapters: readonly Chapter[], wanted: string): Shown[] {
  const placed = chapters.map((chapter) => ({
    ...chapter,
    blocks: chapter.blocks.map((block, index) => ({ ...block, place: `${chapter.id}-${index + 1}` })),
  }))
  if (!wanted.trim()) return placed
  const number = wanted.trim().toUpperCase()
  return placed
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
