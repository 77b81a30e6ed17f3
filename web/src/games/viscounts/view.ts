// The view of Viscounts and its parts, and how a player's pieces are told apart.
import type { TableModel } from '../../shell/table.svelte'
import type { Views } from '../../types'

export type ViscountsView = Views['viscounts']
export type PlayerView = ViscountsView['players'][number]
export type SegmentView = ViscountsView['ring'][number]
export type CardFace = ViscountsView['cards'][string]
export type ManuscriptFace = ViscountsView['manuscripts'][string]
export type SchemeFace = ViscountsView['schemes'][string]
export type Effect = CardFace['ability'][number]
export type MeansView = NonNullable<ViscountsView['preview']>['means'][number]
export type PairView = ViscountsView['pairs'][number]

export const ICONS = ['trade', 'build', 'noble', 'cleric', 'crime'] as const
export const RESOURCES = ['ink', 'gold', 'stone', 'silver'] as const
export const RIBBONS = ['grey', 'black', 'yellow', 'blue'] as const

/** The owner of the Automa's workers in the ids of things. */
const AUTOMA_OWNER = 4

/** The colour of a player's pieces; the Automa has one of its own. */
export function colourOf(table: TableModel, view: ViscountsView, who: number): string {
  return view.players[who]?.automa ? 'automa' : String(table.colour(who))
}

export const nameOf = (table: TableModel, view: ViscountsView, who: number): string =>
  view.players[who]?.automa ? table.say({ id: 'who-automa' }) : table.player(who)

export const workerThing = (view: ViscountsView, tier: number, section: string, who: number): string =>
  `worker:${tier}.${section}.${view.players[who]?.automa ? AUTOMA_OWNER : who}`

/** Whether the page shows a thing: on the kingdom, on my board, or in my hand. */
export function placed(view: ViscountsView, reference: string): boolean {
  const [kind, id = ''] = reference.split(/:(.*)/s)
  if (kind !== 'card') return /^(pair|space|spot|section|building|pile|desk|manuscript|resource|flip|link|worker)$/.test(kind!)
  const me = view.seat === null ? undefined : view.players[view.seat]
  return view.ring.some((it) => it.townsfolk === id) || !!me?.hand?.includes(id) || !!me?.slots.includes(id)
}
