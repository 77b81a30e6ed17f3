// What is lit, and what a click means.
import { describe, expect, it } from 'vitest'
import { click, lights } from '../src/shell/offers'
import type { FarOffer, Offer } from '../src/types'

const offer = (action: string, ...references: string[]): Offer => ({
  do: action,
  kind: action.split(' ')[0]!,
  label: { id: `option-${action}` },
  references,
})
/** What a step leads to. */
const far = (action: string, reference: string, step: string): FarOffer => ({
  ...offer(action, reference),
  do: step,
  then: [action],
})
const everywhere = () => true

describe('lights', () => {
  it('lights the things that options touch and makes buttons of the rest', () => {
    const { lit, buttons } = lights(
      [offer('build 1', 'hex:1'), offer('use farm', 'token:farm'), offer('end')],
      everywhere,
    )
    expect([...lit.keys()]).toEqual(['hex:1', 'token:farm'])
    expect(buttons.map((it) => it.do)).toEqual(['end'])
  })

  it('makes a button of an option whose thing the board does not show', () => {
    const { lit, buttons } = lights([offer('build 1', 'hex:1'), offer('end')], (it) => it !== 'hex:1')
    expect(lit.size).toBe(0)
    expect(buttons).toHaveLength(2)
  })

  it('leaves unlit what every option touches', () => {
    const options = [offer('put 1', 'piece:a', 'hex:1'), offer('put 2', 'piece:a', 'hex:2')]
    expect([...lights(options, everywhere).lit.keys()]).toEqual(['hex:1', 'hex:2'])
  })

  it('lights the only option there is', () => {
    expect([...lights([offer('build 1', 'hex:1')], everywhere).lit.keys()]).toEqual(['hex:1'])
  })

  it('offers as a button what has all its things picked', () => {
    const options = [offer('pay a', 'card:a'), offer('pay a+b', 'card:a', 'card:b'), offer('pay c', 'card:c')]
    const { lit, buttons } = lights(options, everywhere, ['card:a'])
    expect([...lit.keys()]).toEqual(['card:b'])
    expect(buttons.map((it) => it.do)).toEqual(['pay a'])
  })

  it('lights what rows lead to, as far off, but makes no buttons of them', () => {
    const near = [offer('move 1', 'hex:1'), offer('stop')]
    const rows = [far('move 2', 'hex:2', 'move 1'), far('move 1', 'hex:1', 'move 2'), far('king', '', 'king')]
    const found = lights(near, (it) => it !== '', [], undefined, undefined, rows)
    expect([...found.lit.keys()]).toEqual(['hex:1', 'hex:2'])
    expect([...found.far]).toEqual(['hex:2'])
    expect(found.buttons.map((it) => it.do)).toEqual(['stop'])
    expect(click('hex:1', found, everywhere)).toEqual({ kind: 'choose', offer: near[0] })
    expect(click('hex:2', found, everywhere)).toEqual({ kind: 'choose', offer: rows[0] })
  })

  it('asks where rows to the same thing differ', () => {
    const rows = [far('move 2', 'hex:2', 'move 1'), far('move 2', 'hex:2', 'move 3')]
    const found = lights([offer('stop')], everywhere, [], undefined, undefined, rows)
    expect(click('hex:2', found, everywhere)).toEqual({ kind: 'list', offers: rows })
  })
})

describe('click', () => {
  const moves = [
    offer('move 1 2', 'hex:1', 'hex:2'),
    offer('move 1 3', 'hex:1', 'hex:3'),
    offer('move 4 3', 'hex:4', 'hex:3'),
  ]

  it('chooses what only one option touches', () => {
    expect(click('hex:4', lights(moves, everywhere), everywhere)).toEqual({ kind: 'choose', offer: moves[2] })
  })

  it('narrows the question where another thing tells the options apart', () => {
    const step = click('hex:1', lights(moves, everywhere), everywhere)
    expect(step).toEqual({ kind: 'narrow', picked: ['hex:1'] })
    const narrowed = lights(moves, everywhere, ['hex:1'])
    expect([...narrowed.lit.keys()]).toEqual(['hex:2', 'hex:3'])
    expect(click('hex:3', narrowed, everywhere, ['hex:1'])).toEqual({ kind: 'choose', offer: moves[1] })
  })

  it('opens a list where nothing else on the board tells them apart', () => {
    const bids = [offer('bid 1', 'card:a'), offer('bid 2', 'card:a'), offer('pass')]
    const step = click('card:a', lights(bids, everywhere), everywhere)
    expect(step).toEqual({ kind: 'list', offers: bids.slice(0, 2) })
  })

  it('takes the order of the clicks where options touch the same things', () => {
    const there = offer('move 1 2', 'hex:1', 'hex:2')
    const back = offer('move 2 1', 'hex:2', 'hex:1')
    const options = [there, back, offer('move 1 3', 'hex:1', 'hex:3'), offer('move 3 2', 'hex:3', 'hex:2')]
    const narrowed = (first: string) => lights(options, everywhere, [first])
    expect(click('hex:2', narrowed('hex:1'), everywhere, ['hex:1'])).toEqual({ kind: 'choose', offer: there })
    expect(click('hex:1', narrowed('hex:2'), everywhere, ['hex:2'])).toEqual({ kind: 'choose', offer: back })
  })

  it('does nothing on an unlit thing', () => {
    expect(click('hex:9', lights(moves, everywhere), everywhere).kind).toBe('nothing')
  })
})
