// Whose a piece is: the colour of each side, the Cardinal's too.
import type { TableModel } from '../../../shell/table.svelte'
import type { TiletumView } from '../view'

/** The colour of a side, as `data-colour`: a number, or the Cardinal's own. */
export function colourOf(table: TableModel, view: TiletumView, side: number): number | 'cardinal' {
  const seat = view.players[side]?.seat ?? null
  return seat === null ? 'cardinal' : table.colour(seat)
}
