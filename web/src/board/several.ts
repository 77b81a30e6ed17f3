// Choosing several things of which each is an answer of its own: those to give, or those to keep where they are fewer.
import type { Offer } from '../types'

export interface Several {
  /** Whether those are picked that stay. */
  readonly keeps: boolean
  /** So many are to be picked. */
  readonly most: number
}

/** How to choose `give` of so many things with the fewest clicks. */
export const several = (of: number, give: number): Several =>
  give * 2 > of ? { keeps: true, most: of - give } : { keeps: false, most: give }

/** What is picked after a click on a thing; as many as there may be stay as they are. */
export function toggled(picked: readonly string[], thing: string, { most }: Several): string[] {
  if (picked.includes(thing)) return picked.filter((it) => it !== thing)
  return picked.length < most ? [...picked, thing] : [...picked]
}

/** The row of options that gives what is to go, once enough is picked. */
export function given(options: readonly Offer[], picked: readonly string[], { keeps, most }: Several): Offer[] {
  const goes = (offer: Offer): boolean => offer.references.some((it) => picked.includes(it)) !== keeps
  return picked.length === most ? options.filter((offer) => offer.references.length > 0 && goes(offer)) : []
}
