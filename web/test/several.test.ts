// Choosing several things at one go.
import { describe, expect, it } from 'vitest'
import { given, several, toggled } from '../src/board/several'
import type { Offer } from '../src/types'

const discards: Offer[] = ['a', 'b', 'c', 'd'].map((card) => ({
  do: `discard ${card}`,
  kind: 'discard',
  label: { id: 'option-discard' },
  references: [`card:${card}`],
}))

describe('several', () => {
  it('asks what to give, or what to keep where that is less', () => {
    expect(several(16, 2)).toEqual({ keeps: false, most: 2 })
    expect(several(16, 15)).toEqual({ keeps: true, most: 1 })
  })

  it('picks and lets go, and no more than are wanted', () => {
    const two = several(4, 2)
    expect(toggled([], 'card:a', two)).toEqual(['card:a'])
    expect(toggled(['card:a', 'card:b'], 'card:c', two)).toEqual(['card:a', 'card:b'])
    expect(toggled(['card:a', 'card:b'], 'card:a', two)).toEqual(['card:b'])
  })

  it('makes a row of what goes once enough is picked', () => {
    const names = (offers: Offer[]) => offers.map((it) => it.references[0])
    expect(names(given(discards, ['card:c'], several(4, 2)))).toEqual([])
    expect(names(given(discards, ['card:c', 'card:a'], several(4, 2)))).toEqual(['card:a', 'card:c'])
    expect(names(given(discards, ['card:b'], several(4, 3)))).toEqual(['card:a', 'card:c', 'card:d'])
  })
})
