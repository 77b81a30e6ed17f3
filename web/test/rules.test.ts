// Searching a rulebook: any form of a word, whole chapters by their title, and a clause by its number.
import { describe, expect, it } from 'vitest'
import forms from '../../tests/words/forms.json'
import { shown, speaksOf } from '../src/rules/search'
import type { Chapter } from '../src/types'

describe('speaksOf', () => {
  it.each(forms.same.map((words) => [words[0]!, words] as const))('finds %s in all its forms', (_, words) => {
    for (const written of words)
      for (const sought of words)
        expect([written, sought, speaksOf(`a ${written}, b`, sought)]).toEqual([written, sought, true])
  })

  it.each(forms.other)('does not take %s for %s', (one, other) => {
    expect(speaksOf(`a ${one}, b`, other!)).toBe(false)
    expect(speaksOf(`a ${other}, b`, one!)).toBe(false)
  })

  it('wants all words, and takes a word that is only begun', () => {
    expect(speaksOf('Build three settlements', 'sett bui')).toBe(true)
    expect(speaksOf('Build three settlements', 'settlement castle')).toBe(false)
    expect(speaksOf('Build three settlements', '')).toBe(false)
  })
})

describe('shown', () => {
  const block = (text: string, ...clauses: string[]): Chapter['blocks'][number] => ({ kind: 'text', text, clauses })
  const chapters: Chapter[] = [
    { id: 'turn', title: 'A turn', level: 2, blocks: [block('Play a card.'), block('Build.', 'ZZ-1.2')] },
    { id: 'tower', title: 'Tower', level: 3, blocks: [block('At the edge.')] },
  ]
  const places = (wanted: string) => shown(chapters, wanted).flatMap(({ blocks }) => blocks.map(({ place }) => place))

  it('shows everything without a search', () => expect(places(' ')).toEqual(['turn-1', 'turn-2', 'tower-1']))
  it('finds blocks by their words and keeps their place', () => expect(places('building')).toEqual(['turn-2']))
  it('finds chapters by their title', () => expect(places('towers')).toEqual(['tower-1']))
  it('finds a clause by its number', () => expect(places('zz-1.2')).toEqual(['turn-2']))
  it('finds nothing', () => expect(places('castle')).toEqual([]))
})
