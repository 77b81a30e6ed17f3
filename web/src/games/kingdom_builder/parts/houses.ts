// Which settlements stand on the board, and how each came there since the last scene.
import type { KingdomView } from '../view'
import { centre, parse, reference } from './grid'

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
      reference: reference(row, column),
      seat,
      x,
      y,
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

/** The hexes of each seat's last turn, mine left out; where several put something, the one who stands there now. */
export function recent(view: KingdomView, isMine: (seat: number) => boolean): { reference: string; seat: number }[] {
  const marks = new Map<string, number>()
  for (const player of view.players) {
    if (isMine(player.seat)) continue
    for (const hex of player.recent) {
      const [row, column] = parse(hex)
      const owner = view.owners[row]![column]!
      if (owner === String(player.seat)) marks.set(`hex:${hex}`, player.seat)
    }
  }
  return [...marks].map(([reference, seat]) => ({ reference, seat }))
}
