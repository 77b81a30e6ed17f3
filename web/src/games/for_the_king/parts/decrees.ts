// Applying a king step by step: which duties may be raised or lowered next, given what has been picked.
import type { Offer } from '../../../types'

export interface Change {
  office: string
  up: boolean
}

const OFFICE = 'office:'

/** What an option changes, in the order of its references. */
export function changes({ kind, references }: Offer): Change[] {
  const offices = references.filter((it) => it.startsWith(OFFICE)).map((it) => it.slice(OFFICE.length))
  return offices.map((office, index) => ({ office, up: kind === 'raise' || (kind === 'shift' && index === 0) }))
}

export const isDecree = ({ kind }: Offer): boolean => kind === 'raise' || kind === 'lower' || kind === 'shift'

const same = (a: Change, b: Change): boolean => a.office === b.office && a.up === b.up
const holds = (all: readonly Change[], one: Change): boolean => all.some((it) => same(it, one))

/** The changes that can be picked next, each once. */
export function next(offers: readonly Offer[], picked: readonly Change[]): Change[] {
  const found: Change[] = []
  for (const all of fitting(offers, picked).map(changes)) {
    for (const one of all) if (!holds(picked, one) && !holds(found, one)) found.push(one)
  }
  return found
}

/** The option that makes just these changes. */
export const complete = (offers: readonly Offer[], picked: readonly Change[]): Offer | undefined =>
  fitting(offers, picked).find((offer) => changes(offer).length === picked.length)

function fitting(offers: readonly Offer[], picked: readonly Change[]): Offer[] {
  return offers.filter((offer) => isDecree(offer) && picked.every((one) => holds(changes(offer), one)))
}
