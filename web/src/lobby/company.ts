// The ways to play a game, and the seats that each begins with.
import { inTab } from '../shell/place'
import type { GameEntry, SeatPlan } from '../types'

export const COMPANIES = ['solo', 'minds', 'screen', 'friends'] as const
export type Company = (typeof COMPANIES)[number]

/** The ways in which this game can be played; friends come by a server only. */
export const companiesOf = ({ info }: GameEntry, alone = inTab): Company[] =>
  COMPANIES.filter((it) => (it === 'solo' ? info.seats[0] === 1 : info.seats[1] > 1 && !(alone && it === 'friends')))

/** Which way it is with these people on the seats. */
export function companyOf(seats: readonly SeatPlan[]): Company {
  if (seats.some(({ kind }) => kind === 'person' || kind === 'open')) return 'friends'
  if (seats.filter(({ kind }) => kind === 'me').length > 1) return 'screen'
  return seats.length === 1 ? 'solo' : 'minds'
}

/** Whoever sits beside me this way. */
export function other(company: Company, { default_mind }: GameEntry): SeatPlan {
  if (company === 'friends') return { kind: 'person' }
  return company === 'screen' ? { kind: 'me' } : { kind: 'mind', mind: default_mind }
}

/** The seats with which a way begins: as many as before, where it allows that. */
export function seated(company: Company, count: number, entry: GameEntry): SeatPlan[] {
  const [least, most] = entry.info.seats
  const wanted = company === 'solo' ? 1 : Math.max(2, least, Math.min(count, most))
  return Array.from({ length: wanted }, (_, seat) => (seat === 0 ? { kind: 'me' } : other(company, entry)))
}
