// Picking payments and decrees step by step, and long words that may be divided.
import { describe, expect, it } from 'vitest'
import { complete, next } from '../src/games/for_the_king/parts/decrees'
import { offerOf, picking, toggled } from '../src/games/for_the_king/parts/payments'
import { lights } from '../src/shell/offers'
import type { Offer } from '../src/types'
import type { PaymentView } from '../src/games/for_the_king/view'
import { soft } from '../src/games/for_the_king/words'

const offer = (kind: string, ...references: string[]): Offer => ({ do: `${kind} ${references.join('+')}`, kind, label: { id: kind }, references })
const pay = (total: number, ...cards: string[]): PaymentView => ({ cards, total, lost: total - 4 })
const value = (card: string) => Number(card[0])

/** A price of 4, and in hand 1, 2, 3, 3. */
const payments = [pay(4, '1a', '3a'), pay(5, '2a', '3a'), pay(6, '3a', '3b'), pay(6, '1a', '2a', '3a')]

describe('a payment', () => {
  it('is made when the picked cards are one of those offered, and names what is lost', () => {
    expect(picking(payments, [], value)).toEqual({ made: null, addable: [1, 2, 3] })
    expect(picking(payments, ['1a'], value)).toEqual({ made: null, addable: [2, 3] })
    expect(picking(payments, ['3a', '3b'], value)).toEqual({ made: payments[2], addable: [] })
    expect(picking(payments, ['1a', '3a'], value)).toEqual({ made: payments[0], addable: [2] })
  })

  it('takes cards of equal value for one another', () => {
    expect(toggled(payments, [], '3b', value)).toEqual(['3a'])
    expect(toggled(payments, ['3a'], '3b', value)).toEqual(['3a', '3b'])
    expect(toggled(payments, ['3a', '3b'], '3a', value)).toEqual(['3a'])
  })

  it('refuses a card that no payment has room for', () => {
    expect(toggled(payments, ['3a', '3b'], '1a', value)).toBeNull()
  })

  it('finds its option', () => {
    const options = payments.map(({ cards }) => offer('pay', ...cards.map((it) => `card:${it}`)))
    expect(offerOf(options, payments[3]!)).toBe(options[3])
  })
})

describe('a decree', () => {
  const swap = [offer('shift', 'office:dip', 'office:mil'), offer('shift', 'office:mil', 'office:dip'), offer('shift', 'office:dip', 'office:arc')]

  it('offers each change once, and after the first those that go with it', () => {
    expect(next(swap, [])).toHaveLength(5)
    expect(next(swap, [{ office: 'dip', up: true }])).toEqual([{ office: 'mil', up: false }, { office: 'arc', up: false }])
  })

  it('is complete with its last change, in whichever order they were picked', () => {
    expect(complete(swap, [{ office: 'dip', up: true }])).toBeUndefined()
    expect(complete(swap, [{ office: 'arc', up: false }, { office: 'dip', up: true }])).toBe(swap[2])
  })

  it('tells raising from lowering', () => {
    const either = [offer('raise', 'office:dip'), offer('lower', 'office:dip')]
    expect(complete(either, [{ office: 'dip', up: false }])).toBe(either[1])
  })
})

describe('what a board offers in its own way', () => {
  it('never becomes a button', () => {
    const options = [offer('pay', 'card:1'), offer('pay', 'card:1', 'card:2'), offer('pass')]
    const { buttons } = lights(options, () => true, ['card:1'], ({ kind }) => kind === 'pay')
    expect(buttons.map(({ kind }) => kind)).toEqual([])
    expect(lights(options, () => true, [], ({ kind }) => kind === 'pay').buttons.map(({ kind }) => kind)).toEqual(['pass'])
  })
})

describe('soft hyphens', () => {
  it('divide long words between syllables and leave short ones whole', () => {
    expect(soft('Придворна кухня')).toBe('Прид\u00adворна кухня')
    expect(soft('Королівський').split('\u00ad')).toEqual(['Ко', 'ро', 'лів', 'ський'])
    expect(soft('Полотер')).toBe('Полотер')
  })
})
