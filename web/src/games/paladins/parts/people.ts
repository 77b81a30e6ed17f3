// Who is who: players by their place in the view, of which the solo opponent is the last and holds no seat.
import { RIVAL } from '../../../shell/players'
import type { TableModel } from '../../../shell/table.svelte'
import type { PaladinsView, Player } from '../view'

export const isRival = (view: PaladinsView, of: number): boolean => of >= view.seats

/** By the player themselves: the opponent comes after all seats. */
export const placeOf = (table: TableModel, { seat }: Player): number => seat ?? table.live!.seats.length

export const nameOf = (table: TableModel, view: PaladinsView, of: number): string =>
  isRival(view, of) ? table.say({ id: 'term-ai-player' }) : table.player(of)

export const colourOf = (table: TableModel, view: PaladinsView, of: number): number =>
  table.colour(isRival(view, of) ? RIVAL : of)
