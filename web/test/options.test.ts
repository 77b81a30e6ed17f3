// The form of a new table.
import { describe, expect, it } from 'vitest'
import { complete, defaults, matters, toggled, unfinished } from '../src/lobby/options'
import type { Setting } from '../src/types'

const setup: Setting = { id: 'setup', kind: 'choice', default: 'random', values: ['random', 'chosen'] }
const cards: Setting = { id: 'cards', kind: 'several', default: [], values: ['a', 'b', 'c', 'd'], least: 3, most: 3 }
const sections: Setting = { ...cards, id: 'sections', when: ['setup', ['chosen']] }
const all = [setup, sections, cards]

describe('options', () => {
  it('begins with the defaults', () => {
    expect(defaults(all)).toEqual({ setup: 'random', sections: [], cards: [] })
  })

  it('leaves out what does not matter', () => {
    expect(matters(sections, { setup: 'random' }, 2)).toBe(false)
    expect(complete(all, { setup: 'random', sections: ['a', 'b', 'c'], cards: [] }, 2)).toEqual({
      setup: 'random',
      cards: [],
    })
    expect(complete(all, { setup: 'chosen', sections: ['a', 'b', 'c'], cards: [] }, 2)).toHaveProperty('sections')
  })

  it('leaves out what does not matter with so many seats', () => {
    const solo: Setting = { ...cards, seats: [1] }
    expect(matters(solo, {}, 1)).toBe(true)
    expect(matters(solo, {}, 2)).toBe(false)
    expect(complete([setup, solo], { setup: 'random', cards: ['a', 'b', 'c'] }, 2)).toEqual({ setup: 'random' })
    expect(unfinished([solo], { cards: ['a'] }, 2)).toEqual([])
  })

  it('keeps the others in place when one is taken away', () => {
    const three = ['a', 'b', 'c'].reduce((chosen, it) => toggled(chosen, it, 3), [] as string[])
    expect(three).toEqual(['a', 'b', 'c'])
    expect(toggled(three, 'd', 3)).toEqual(three)
    const two = toggled(three, 'b', 3)
    expect(unfinished([cards], { cards: two }, 2)).toEqual([cards])
    expect(toggled(two, 'd', 3)).toEqual(['a', 'd', 'c'])
  })

  it('is not chosen when all are taken away', () => {
    expect(toggled(['', 'a', ''], 'a', 3)).toEqual([])
    expect(unfinished([cards], { cards: [] }, 2)).toEqual([])
  })
})
