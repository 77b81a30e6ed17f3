// What players are called: people by their names, minds by theirs, numbered where several bear the same.
import type { Message, Seat } from '../types'
import { words } from './words.svelte'

export function mindName(mind: string): string {
  const id = `mind-${mind.replaceAll('_', '-')}`
  const said = words.text(id)
  return said === id ? mind.charAt(0).toUpperCase() + mind.slice(1) : said
}

/** How well a program plays, and how long it takes; empty where nobody has written it. */
export function mindAbout(mind: string): string {
  const id = `mind-${mind.replaceAll('_', '-')}-about`
  const said = words.text(id)
  return said === id ? '' : said
}

const plainName = (seat: Seat): string => {
  if (seat.name) return seat.name
  if (seat.kind === 'open') return words.text('ui-seat-open')
  return seat.mind ? mindName(seat.mind) : words.say({ id: 'player-number', args: { number: seat.colour + 1 } })
}

export function playerName(seats: readonly Seat[], number: number): string {
  const seat = seats[number]
  if (!seat) return String(number + 1)
  const name = plainName(seat)
  if (seat.kind === 'open') return name
  const same = seats.flatMap((other, index) => (plainName(other) === name ? [index] : []))
  return same.length > 1 ? `${name} ${same.indexOf(number) + 1}` : name
}

/** The opponent that the rulebook itself plays, who has no seat. */
export const RIVAL = 'rival'
export const RIVAL_COLOUR = 4

/** Whom a message is about: the player in `seat`, or the one named in `who`, who is the rival if they have no seat. */
export function actor({ args = {} }: Message): number | typeof RIVAL | null {
  const { seat, who } = args
  if (typeof seat === 'number') return seat
  if (!who || typeof who !== 'object' || Array.isArray(who)) return null
  return typeof who.args?.seat === 'number' ? who.args.seat : RIVAL
}
