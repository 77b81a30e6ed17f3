// Sets of workers among the options: what each holds, and picking one worker by worker.
import type { Offer } from '../../../wire'
import { WORKERS } from '../view'

/** The workers of `place labourer+scout` or `keep scout+scout`. */
export function crewOf(offer: Offer): string[] {
  const words = offer.do.split(' ')[1] ?? ''
  return words.split('+').filter((it) => (WORKERS as readonly string[]).includes(it))
}

const tally = (crew: readonly string[], kind: string): number => crew.filter((it) => it === kind).length

/** Whether one set holds another, each worker as often. */
const holds = (crew: readonly string[], part: readonly string[]): boolean =>
  WORKERS.every((kind) => tally(crew, kind) >= tally(part, kind))

/** The option that is just this set. */
export const offerFor = (offers: readonly Offer[], crew: readonly string[]): Offer | undefined =>
  offers.find((offer) => {
    const own = crewOf(offer)
    return own.length === crew.length && holds(own, crew)
  })

/** The kinds of worker that can still be added. */
export const addable = (offers: readonly Offer[], crew: readonly string[]): string[] =>
  WORKERS.filter((kind) => offers.some((offer) => holds(crewOf(offer), [...crew, kind])))

/** Options that spend a criminal come apart from those that do not, unless all of them do. */
export function byWild(offers: readonly Offer[]): { plain: Offer[]; wild: Offer[] } {
  const least = Math.min(...offers.map((offer) => tally(crewOf(offer), 'criminal')))
  const plain = offers.filter((offer) => tally(crewOf(offer), 'criminal') === least)
  return { plain, wild: offers.filter((offer) => !plain.includes(offer)) }
}
