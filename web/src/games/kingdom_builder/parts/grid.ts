// The hex grid in the plane: where a cell's centre and corners lie, and which cell lies at a point.

export const ROWS = 20
export const COLUMNS = 20
/** From a hex's centre to its corners. */
export const SIZE = 30
export const WIDTH = Math.sqrt(3) * SIZE
export const STEP = 1.5 * SIZE
/** Room around the hexes for numbers and names of sections. */
export const MARGIN = 42
/** A little more on the right, where the zoom buttons stand, above, where names stand over numbers, and below. */
const SIDE = 30
const HEAD = 10
const FOOT = 6
/** Where the hexes begin. */
export const TOP = MARGIN + HEAD
export const HEXES_WIDTH = (COLUMNS + 0.5) * WIDTH
export const BOARD_WIDTH = HEXES_WIDTH + 2 * MARGIN + SIDE
export const BOARD_HEIGHT = (ROWS - 1) * STEP + 2 * SIZE + TOP + MARGIN + FOOT

export interface Point {
  x: number
  y: number
}

/** The centre of a cell; odd rows are shifted right by half a hex. */
export function centre(row: number, column: number): Point {
  return { x: MARGIN + WIDTH * (column + 0.5 + (row % 2) / 2), y: TOP + SIZE + STEP * row }
}

export const reference = (row: number, column: number): string => `hex:${row},${column}`

/** The row and column of `hex:6,17` or `6,17`. */
export function parse(name: string): [row: number, column: number] {
  const [row, column] = name.replace('hex:', '').split(',').map(Number)
  return [row!, column!]
}

export const place = (name: string): Point => centre(...parse(name))

const CORNERS = [0, 1, 2, 3, 4, 5].map((corner) => {
  const angle = (Math.PI / 180) * (60 * corner - 90)
  return { x: Math.cos(angle), y: Math.sin(angle) }
})

/** Corner 0 points up; they go round clockwise. */
export function corner({ x, y }: Point, index: number, size = SIZE): Point {
  const at = CORNERS[((index % 6) + 6) % 6]!
  return { x: x + size * at.x, y: y + size * at.y }
}

export const round = (value: number): string => String(Math.round(value * 10) / 10)

/** A closed path around a centre. */
export function outline(at: Point, size = SIZE): string {
  const points = CORNERS.map((_, index) => corner(at, index, size))
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`
}

/** The cell at a point, or null off the board. */
export function cellAt({ x, y }: Point): [row: number, column: number] | null {
  let best: [number, number] | null = null
  let nearest = SIZE * SIZE
  const guess = Math.round((y - TOP - SIZE) / STEP)
  for (const row of [guess - 1, guess, guess + 1]) {
    if (row < 0 || row >= ROWS) continue
    const column = Math.round((x - MARGIN) / WIDTH - 0.5 - (row % 2) / 2)
    if (column < 0 || column >= COLUMNS) continue
    const at = centre(row, column)
    const distance = (at.x - x) ** 2 + (at.y - y) ** 2
    if (distance < nearest) {
      nearest = distance
      best = [row, column]
    }
  }
  return best
}

/** Of these hexes the one whose centre is nearest to a point and within reach of it. */
export function nearest({ x, y }: Point, things: readonly string[], reach: number): string | null {
  const far = (thing: string) => Math.hypot(place(thing).x - x, place(thing).y - y)
  const [first] = things.filter((it) => far(it) <= reach).sort((a, b) => far(a) - far(b))
  return first ?? null
}

/** The cell one step of an arrow key away, kept on the board. */
export function stepped([row, column]: [row: number, column: number], key: string): [row: number, column: number] {
  const kept = (at: number, size: number) => Math.max(0, Math.min(size - 1, at))
  if (key === 'ArrowUp') return [kept(row - 1, ROWS), column]
  if (key === 'ArrowDown') return [kept(row + 1, ROWS), column]
  return [row, kept(column + (key === 'ArrowLeft' ? -1 : 1), COLUMNS)]
}

/** The neighbour across the edge between corners `index` and `index + 1`: NE, E, SE, SW, W, NW. */
export function across(row: number, column: number, index: number): [row: number, column: number] | null {
  const odd = row % 2
  const steps: [number, number][] = [
    [-1, odd],
    [0, 1],
    [1, odd],
    [1, odd - 1],
    [0, -1],
    [-1, odd - 1],
  ]
  const [down, right] = steps[index]!
  const there: [number, number] = [row + down, column + right]
  return there[0] >= 0 && there[0] < ROWS && there[1] >= 0 && there[1] < COLUMNS ? there : null
}
