// Which settlements stand on the board, and how each came there since the last scene.
import type { KingdomView } from '../../wire'
import { centre, reference } from './grid'

export interface House {
  reference: string
  seat: number
  x: number
  y: number
  /** Where it was moved from, as an offset; null when it was built. */
  from: { dx: number; dy: number } | null
}

/** All settlements; one that appears while exactly one of the same seat vanishes has moved. */
export function houses(owners: readonly string[], before: readonly string[] | null): House[] {
  const found: House[] = []
  const gone = new Map<number, { row: number; column: number }[]>()
  if (before) {
    each(before, (row, column, seat) => {
      if (owners[row]![column] !== String(seat)) gone.set(seat, [...(gone.get(seat) ?? []), { row, column }])
    })
  }
  each(owners, (row, column, seat) => {
    const { x, y } = centre(row, column)
    const isNew = before !== null && before[row]![column] !== String(seat)
    const left = isNew ? gone.get(seat) : undefined
    const start = left?.length === 1 ? centre(left[0]!.row, left[0]!.column) : null
    found.push({
      reference: reference(row, column), seat, x, y,
      from: start && { dx: start.x - x, dy: start.y - y },
    })
  })
  return found
}

function each(owners: readonly string[], visit: (row: number, column: number, seat: number) => void): void {
  owners.forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      const letter = line[column]!
      if (letter !== '.') visit(row, column, Number(letter))
    }
  })
}

/** The hexes of each seat's last turn that I have not made myself. */
export function recent(view: KingdomView, isMine: (seat: number) => boolean): { reference: string; seat: number }[] {
  return view.players.flatMap((player) =>
    isMine(player.seat) ? [] : player.recent.map((hex) => ({ reference: `hex:${hex}`, seat: player.seat })),
  )
}
