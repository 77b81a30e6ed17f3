// Messages in words: the same as the server's speaker makes of them.
import { describe, expect, it } from 'vitest'
import { bundleOf, Speaker } from '../src/shell/speech'

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
log-plain = { $card_acc } { $card_id }
`,
  ),
  (seat) => ['Анна', 'Борис'][seat]!,
)

describe('speaker', () => {
  it('names seats and declines nested messages', () => {
    expect(speaker.say({ id: 'log-build', args: { seat: 1, terrain: { id: 'terrain-grass' } } })).toBe('Борис будує: рівнини')
    expect(speaker.say({ id: 'log-seat', args: { seat: 1 } })).toBe('1')
  })

  it('falls back to the plain name', () => {
    expect(speaker.say({ id: 'log-plain', args: { card: { id: 'card-knights' } } })).toBe('Лицарі card-knights')
  })

  it('joins lists', () => {
    const cards = [{ id: 'terrain-grass' }, { id: 'card-knights' }]
    expect(speaker.say({ id: 'log-cards', args: { cards } })).toBe('Рівнина, Лицарі | рівнини, Лицарі')
  })

  it('counts as the language does', () => {
    expect([1, 3, 5].map((n) => speaker.say({ id: 'log-left', args: { n } }))).toEqual(['1 поселення', '3 поселення', '5 поселень'])
  })

  it('shows an unknown message by its id', () => {
    expect(speaker.say({ id: 'no-such' })).toBe('no-such')
    expect(speaker.knows('no-such')).toBe(false)
  })
})
