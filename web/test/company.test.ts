// The ways to play: which a game has, the seats each begins with, and that these are recognised again.
import { describe, expect, it } from 'vitest'
import { companiesOf, companyOf, seated } from '../src/lobby/company'
import type { GameEntry } from '../src/types'

const entry = (least: number, most: number) =>
  ({ info: { id: 'game', seats: [least, most] }, default_mind: 'greedy' }) as unknown as GameEntry

describe('company', () => {
  it('offers solo only where one may play alone', () => {
    expect(companiesOf(entry(1, 4))).toEqual(['solo', 'minds', 'screen', 'friends'])
    expect(companiesOf(entry(2, 4))).toEqual(['minds', 'screen', 'friends'])
    expect(companiesOf(entry(1, 1))).toEqual(['solo'])
    expect(companiesOf(entry(1, 4), true)).toEqual(['solo', 'minds', 'screen'])
  })

  it.each(['solo', 'minds', 'screen', 'friends'] as const)('knows %s by its seats', (company) => {
    expect(companyOf(seated(company, 3, entry(1, 4)))).toBe(company)
  })

  it('keeps the number of players where the way allows it', () => {
    expect(seated('friends', 3, entry(1, 4))).toEqual([{ kind: 'me' }, { kind: 'person' }, { kind: 'person' }])
    expect(seated('minds', 1, entry(1, 4))).toHaveLength(2)
    expect(seated('screen', 9, entry(3, 5))).toHaveLength(5)
    expect(seated('screen', 2, entry(3, 5))).toHaveLength(3)
    expect(seated('solo', 4, entry(1, 4))).toEqual([{ kind: 'me' }])
  })

  it('takes a table with anybody else on it for one with friends', () => {
    expect(companyOf([{ kind: 'me' }, { kind: 'mind', mind: 'greedy' }, { kind: 'open' }])).toBe('friends')
  })
})
