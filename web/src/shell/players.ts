// What players are called: people by their names, minds by theirs, numbered when several of a kind sit down.
import type { Seat } from '../types'
import { words } from './words.svelte'

export function mindName(mind: string): string {
  const id = `mind-${mind.replaceAll('_', '-')}`
  const said = words.text(id)
  return said === id ? mind.charAt(0).toUpperCase() + mind.slice(1) : said
}

export function playerName(seats: readonly Seat[], number: number): string {
  const seat = seats[number]
  if (!seat) return String(number + 1)
  if (seat.name) return seat.name
  if (seat.kind === 'open') return words.text('ui-seat-open')
  const mind = seat.mind ?? ''
  const same = seats.flatMap((other, index) => (!other.name && other.mind === seat.mind ? [index] : []))
  return same.length > 1 ? `${mindName(mind)} ${same.indexOf(number) + 1}` : mindName(mind)
}
