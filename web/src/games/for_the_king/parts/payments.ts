// Picking a payment card by card: which gold cards can be added, and what the picked ones amount to.
import type { Offer } from '../../../types'
import { face, type KingView, type PaymentView } from '../view'

/** A payment being picked. Cards of equal value are interchangeable: what counts is how many of each are picked. */
export interface Picking {
  /** The payment that the picked cards make, if they make one. */
  readonly made: PaymentView | null
  /** Picked values and those that can still be added. */
  readonly addable: readonly number[]
}

type Value = (card: string) => number

export const valueIn =
  (view: KingView): Value =>
  (card) =>
    face(view, card).value
const count = (cards: readonly string[], value: Value, of: number): number =>
  cards.filter((it) => value(it) === of).length
const VALUES = [1, 2, 3] as const

export function picking(payments: readonly PaymentView[], picked: readonly string[], value: Value): Picking {
  const more = (cards: readonly string[], of: number) => count(cards, value, of) - count(picked, value, of)
  const fitting = payments.filter(({ cards }) => VALUES.every((of) => more(cards, of) >= 0))
  return {
    made: fitting.find(({ cards }) => cards.length === picked.length) ?? null,
    addable: VALUES.filter((of) => fitting.some(({ cards }) => more(cards, of) > 0)),
  }
}

/** The cards picked after a click on this one; null when it cannot be part of what is picked. */
export function toggled(
  payments: readonly PaymentView[],
  picked: readonly string[],
  card: string,
  value: Value,
): string[] | null {
  const of = value(card)
  const alike = picked.filter((it) => value(it) === of)
  if (picked.includes(card)) return picked.filter((it) => it !== alike.at(-1))
  if (!picking(payments, picked, value).addable.includes(of)) return null
  return [...picked, order(payments, of, value)[alike.length]!]
}

/** Cards of one value in the order in which payments use them. */
function order(payments: readonly PaymentView[], of: number, value: Value): string[] {
  const used = payments.map(({ cards }) => cards.filter((it) => value(it) === of))
  return used.reduce((longest, each) => (each.length > longest.length ? each : longest), [])
}

/** My gold cards by value, those that payments use first. */
export function sorted(view: KingView): string[] {
  const value = valueIn(view)
  const payments = view.auction?.payments ?? []
  return VALUES.flatMap((of) => {
    const first = order(payments, of, value)
    const rest = (view.mine?.gold_cards ?? []).filter((it) => value(it) === of && !first.includes(it))
    return [...first, ...rest]
  })
}

/** The option that pays with just these cards. */
export const offerOf = (offers: readonly Offer[], { cards }: PaymentView): Offer | undefined =>
  offers.find(
    ({ kind, references }) =>
      kind === 'pay' && references.length === cards.length && cards.every((it) => references.includes(`card:${it}`)),
  )
