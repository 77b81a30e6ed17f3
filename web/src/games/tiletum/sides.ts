// Whose a piece is: the colour and name of each side, the Cardinal's too.
import type { TableModel } from '../../shell/table.svelte'
import type { TiletumView } from './types'

/** The colour of a side, as `data-colour`: a number, or the Cardinal's own. */
export function colourOf(table: TableModel, view: TiletumView, side: number): number | 'cardinal' {
  const seat = view.players[side]?.seat ?? null
  return seat === null ? 'cardinal' : table.colour(seat)
}

export function sideName(table: TableModel, view: TiletumView, side: number): string {
  const seat = view.players[side]?.seat ?? null
  return seat === null ? table.say({ id: 'cardinal-name' }) : table.player(seat)
}
