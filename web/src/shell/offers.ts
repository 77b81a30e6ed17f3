// Which things are lit, and what clicking one means. Knows options and the ids they refer to, no game.
import type { AnyOffer, FarOffer, Offer } from '../types'

/** What a click leads to: a choice, a narrower question (more things to click), or a small list to choose from. */
export type Step =
  | { kind: 'choose'; offer: AnyOffer }
  | { kind: 'narrow'; picked: string[] }
  | { kind: 'list'; offers: AnyOffer[] }
  | { kind: 'nothing' }

export interface Lights {
  /** Each lit thing with the options that touch it. */
  readonly lit: ReadonlyMap<string, readonly AnyOffer[]>
  /** Options without a place on the board, or whose places have all been picked. */
  readonly buttons: readonly Offer[]
  /** Everything still possible after what has been picked. */
  readonly offers: readonly Offer[]
  /** Lit things that a row of choices leads to. */
  readonly far: ReadonlySet<string>
}

export const DARK: Lights = { lit: new Map(), buttons: [], offers: [], far: new Set() }

/**
 * The lights of a question. `placed` tells whether the board shows a thing. A thing that every option touches
 * distinguishes nothing and stays unlit. What the board offers in its own way (`own`) never becomes a button; what is
 * `plain` becomes one even where the board shows it. What lies further off is lit by the rows that lead there, unless
 * an option touches it now.
 */
export function lights(
  options: readonly Offer[],
  placed: (reference: string) => boolean,
  picked: readonly string[] = [],
  own: (offer: Offer) => boolean = () => false,
  plain: (offer: Offer) => boolean = () => false,
  farther: readonly FarOffer[] = [],
): Lights {
  const offers = options.filter((offer) => picked.every((reference) => offer.references.includes(reference)))
  const shared = sharedBy(options)
  const lit = new Map<string, AnyOffer[]>()
  const buttons: Offer[] = []
  for (const offer of offers) {
    const places = new Set(offer.references.filter((it) => placed(it) && !picked.includes(it) && !shared.has(it)))
    if ((places.size === 0 && !own(offer)) || plain(offer)) buttons.push(offer)
    for (const place of places) lit.set(place, [...(lit.get(place) ?? []), offer])
  }
  const far = new Set<string>()
  for (const offer of picked.length ? [] : farther) {
    for (const place of new Set(offer.references.filter((it) => placed(it) && (far.has(it) || !lit.has(it))))) {
      lit.set(place, [...(lit.get(place) ?? []), offer])
      far.add(place)
    }
  }
  return { lit, buttons, offers, far }
}

function sharedBy(options: readonly Offer[]): Set<string> {
  if (options.length < 2) return new Set()
  const [first, ...others] = options
  return new Set(first!.references.filter((it) => others.every((other) => other.references.includes(it))))
}

/** What clicking a thing means under these lights. */
export function click(
  reference: string,
  { lit }: Lights,
  placed: (reference: string) => boolean,
  picked: readonly string[] = [],
): Step {
  const touched = lit.get(reference)
  if (!touched) return { kind: 'nothing' }
  if (touched.length === 1) return { kind: 'choose', offer: touched[0]! }
  const next = [...picked, reference]
  const narrowed = touched.every((offer) => offer.references.some((it) => placed(it) && !next.includes(it)))
  if (narrowed) return { kind: 'narrow', picked: next }
  // "From here to there" and "from there to here" touch the same things: the order of the clicks tells which is meant.
  const ordered = touched.filter((offer) => offer.references.filter(placed).join() === next.join())
  return ordered.length === 1 ? { kind: 'choose', offer: ordered[0]! } : { kind: 'list', offers: [...touched] }
}
