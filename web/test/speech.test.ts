// Messages in words: the same as the server's speaker makes of them.
import { describe, expect, it, vi } from 'vitest'
import vectors from '../../tests/words/vectors.json'
import { bundleOf, number, Speaker } from '../src/shell/speech'
import type { Message } from '../src/types'

const speaker = new Speaker(
  bundleOf(
    'uk',
    `
terrain-grass = Рівнина
    .gen = рівнини
card-knights = Лицарі
log-build = { $seat } будує: { $terrain_gen }
log-seat = { $seat_id }
log-cards = { $cards } | { $cards_gen }
log-left = { $n ->
    [one] { $n } поселення
    [few] { $n } поселення
   *[many] { $n } поселень
 }
log-change = { $n ->
    [0] нічого
    [one] { $n } поселення
    [few] { $n } поселення (2-4)
   *[many] { $n } поселень
 }
log-plain = { $card_acc } { $card_id }
`,
  ),
  (seat) => ['Анна', 'Борис'][seat]!,
)

describe('speaker', () => {
  it.each(vectors.said as [Message, string][])('says %j as the server does', (told, text) => {
    const same = new Speaker(bundleOf(vectors.lang, vectors.source), (seat) => vectors.players[seat]!)
    expect(same.say(told)).toBe(text)
  })

  it('names seats and declines nested messages', () => {
    expect(speaker.say({ id: 'log-build', args: { seat: 1, terrain: { id: 'terrain-grass' } } })).toBe(
      'Борис будує: рівнини',
    )
    expect(speaker.say({ id: 'log-seat', args: { seat: 1 } })).toBe('1')
  })

  it('makes no form that nobody asks for', () => {
    const bundle = bundleOf('en', 'inner = The end\nouter = { $what }, told again')
    const made = vi.spyOn(bundle, 'formatPattern')
    let told: Message = { id: 'inner' }
    for (let level = 0; level < 6; level++) told = { id: 'outer', args: { what: told } }
    expect(new Speaker(bundle, String).say(told)).toMatch(/^The end, told again/)
    expect(made).toHaveBeenCalledTimes(7)
  })

  it('falls back to the plain name', () => {
    expect(speaker.say({ id: 'log-plain', args: { card: { id: 'card-knights' } } })).toBe('Лицарі card-knights')
  })

  it('joins with semicolons what has commas itself', () => {
    const bundle = bundleOf('en', 'list = { $cards }')
    expect(new Speaker(bundle, String).say({ id: 'list', args: { cards: ['a, b', 'c'] } })).toBe('a, b; c')
  })

  it('joins lists', () => {
    const cards = [{ id: 'terrain-grass' }, { id: 'card-knights' }]
    expect(speaker.say({ id: 'log-cards', args: { cards } })).toBe('Рівнина, Лицарі | рівнини, Лицарі')
  })

  it('counts as the language does', () => {
    expect([1, 3, 5].map((n) => speaker.say({ id: 'log-left', args: { n } }))).toEqual([
      '1 поселення',
      '3 поселення',
      '5 поселень',
    ])
  })

  it('shows a number below zero with a true minus and in its plural', () => {
    expect([0, 1, -1, -2, -5, -11, -21].map((n) => speaker.say({ id: 'log-change', args: { n } }))).toEqual([
      'нічого',
      '1 поселення',
      '−1 поселення',
      '−2 поселення (2-4)',
      '−5 поселень',
      '−11 поселень',
      '−21 поселення',
    ])
  })

  it('gives a true minus to numbers only', () => {
    expect(speaker.say({ id: 'log-cards', args: { cards: [-3, '--at -3', 4] } })).toBe('−3, --at -3, 4 | {$cards_gen}')
    expect(speaker.say({ id: 'log-cards', args: { cards: '-3' } })).toBe('-3 | {$cards_gen}')
    expect([-12, 0, 7].map(number)).toEqual(['−12', '0', '7'])
  })

  it('does the same for the plain arguments of the client', () => {
    const bundle = bundleOf('ru', 'ui-points = { $points }')
    expect(bundle.formatPattern(bundle.getMessage('ui-points')!.value!, { points: -7 }, [])).toBe('−7')
  })

  it('shows an unknown message by its id', () => {
    expect(speaker.say({ id: 'no-such' })).toBe('no-such')
    expect(speaker.knows('no-such')).toBe(false)
  })
})
