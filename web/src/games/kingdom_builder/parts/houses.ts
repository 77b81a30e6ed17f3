// Which settlements stand on the board, and which of them are of the last turns.
import type { KingdomView } from '../view'
import { centre, parse, reference } from './grid'

export interface House {
  reference: string
  seat: number
  x: number
  y: number
}

/** All settlements; one that was there is the same, so that it is not drawn again. */
export function houses(owners: readonly string[]): House[] {
  const found: House[] = []
  each(owners, (row, column, seat) => found.push(house(row, column, seat)))
  return found
}

const known = new Map<string, House>()

function house(row: number, column: number, seat: number): House {
  const key = `${row},${column},${seat}`
  const found = known.get(key) ?? { reference: reference(row, column), seat, ...centre(row, column) }
  known.set(key, found)
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
