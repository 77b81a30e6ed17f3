// What players are called: people by their names, minds by theirs, numbered where several bear the same.
import type { Seat } from '../types'
import { words } from './words.svelte'

export function mindName(mind: string): string {
  const id = `mind-${mind.replaceAll('_', '-')}`
  const said = words.text(id)
  return said === id ? mind.charAt(0).toUpperCase() + mind.slice(1) : said
}

const plainName = (seat: Seat): string =>
  seat.name || (seat.kind === 'open' ? words.text('ui-seat-open') : mindName(seat.mind ?? ''))

export function playerName(seats: readonly Seat[], number: number): string {
  const seat = seats[number]
  if (!seat) return String(number + 1)
  const name = plainName(seat)
  if (seat.kind === 'open') return name
  const same = seats.flatMap((other, index) => (plainName(other) === name ? [index] : []))
  return same.length > 1 ? `${name} ${same.indexOf(number) + 1}` : name
}
