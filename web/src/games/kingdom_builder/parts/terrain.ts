// Paints the terrain of a board once, as a few large paths: grounds, shores, and the strokes of each landscape.
import { chance, type Chance } from '../../../art/chance'
import { across, BOARD_HEIGHT, centre, corner, outline, round, SIZE, type Point } from './grid'
import { STROKES } from './strokes'

/** One path of the painting; its class says how it is coloured. */
export interface Layer {
  style: string
  d: string
}

/** Collects pieces of paths by style: flat ones, and standing ones that hide what is behind them. */
export class Canvas {
  private readonly flat = new Map<string, string[]>()
  private readonly standing = new Map<string, string[]>()

  add(style: string, d: string): void {
    append(this.flat, style, d)
  }

  /** Something upright whose foot is at height `y`. */
  stand(style: string, y: number, d: string): void {
    append(this.standing, `${Math.round(y / DEPTH)} ${style}`, d)
  }

  layers(): Layer[] {
    const layers: Layer[] = []
    const put = (style: string, pieces: string[] | undefined) => pieces && layers.push({ style, d: pieces.join('') })
    for (const style of FLAT) put(style, this.flat.get(style))
    for (let depth = 0; depth * DEPTH <= BOARD_HEIGHT; depth++) {
      for (const style of STANDING) put(style, this.standing.get(`${depth} ${style}`))
    }
    return layers
  }
}

function append(paths: Map<string, string[]>, key: string, d: string): void {
  const known = paths.get(key)
  if (known) known.push(d)
  else paths.set(key, [d])
}

const TINTS = 3
const LETTERS = 'GTDCFWMKX'

/** How finely upright things are sorted from back to front. */
const DEPTH = 8

const FLAT = [
  ...[...LETTERS].flatMap((letter) => Array.from({ length: TINTS }, (_, tint) => `ground-${letter}${tint}`)),
  'dab-light',
  'dab-dark',
  'shore',
  'shallows',
  'grid',
  'bank',
  'dune-shade',
  'dune',
  'sand',
  'rock-shade',
  'rock-light',
  'crack',
  'grass-dark',
  'grass-light',
  'stem',
  'petal-rose',
  'petal-white',
  'petal-gold',
  'petal-violet',
  'pistil',
  'wave-light',
  'wave-dark',
]
const STANDING = [
  'trunk',
  'leaf',
  'leaf-shade',
  'leaf-light',
  'leaf-ink',
  'peak-light',
  'peak-dark',
  'snow',
  'peak-ink',
]

/** What was painted last: a card is often shown in two places, and again soon. */
const KEPT = 12
const gallery = new Map<string, Layer[]>()

/** The painting of a board, or of a corner of one, given as rows of terrain letters with strokes between them. */
export function painting(rows: string): Layer[] {
  const layers = gallery.get(rows) ?? paint(rows.split('/'))
  gallery.delete(rows)
  gallery.set(rows, layers)
  for (const [oldest] of gallery) if (gallery.size > KEPT) gallery.delete(oldest)
  return layers
}

/** The rows of the small landscape on the card of a terrain. */
export const landscape = (letter: string): string[] => Array.from({ length: 5 }, () => letter.repeat(4))

function paint(rows: readonly string[]): Layer[] {
  const canvas = new Canvas()
  for (let row = 0; row < rows.length; row++) {
    for (let column = 0; column < rows[row]!.length; column++) {
      const letter = rows[row]![column]!
      const at = centre(row, column)
      const die = chance(row * 977 + column * 131 + letter.charCodeAt(0) * 7919)
      canvas.add(`ground-${letter}${Math.floor(die() * TINTS)}`, outline(at, SIZE + 0.35))
      dabs(canvas, at, die)
      borders(canvas, rows, row, column)
      STROKES[letter]?.(canvas, at, die)
    }
  }
  return canvas.layers()
}

/** Uneven gouache: a lighter and a darker patch in each hex. */
function dabs(canvas: Canvas, { x, y }: Point, die: Chance): void {
  for (const style of ['dab-light', 'dab-dark']) {
    const [dx, dy, size] = [(die() - 0.5) * 24, (die() - 0.5) * 24, 7 + die() * 7]
    canvas.add(style, blot({ x: x + dx, y: y + dy }, size, die))
  }
}

function blot({ x, y }: Point, size: number, die: Chance): string {
  const at = (angle: number, far: number) =>
    `${round(x + Math.cos(angle) * far)} ${round(y + Math.sin(angle) * far * 0.7)}`
  const points = [0, 1, 2, 3, 4].map((index) => at(index * 1.257, size * (0.75 + die() * 0.5)))
  return `M${points[0]}Q${at(0.63, size * 1.2)} ${points[1]}Q${at(1.88, size * 1.1)} ${points[2]}Q${at(3.14, size * 1.2)} ${points[3]}Q${at(4.4, size)} ${points[4]}Z`
}

/** Thin lines between all hexes, ink where the terrain changes, and a shore around water. */
function borders(canvas: Canvas, rows: readonly string[], row: number, column: number): void {
  const letter = rows[row]![column]!
  const at = centre(row, column)
  for (let side = 0; side < 6; side++) {
    const there = across(row, column, side)
    const other = (there && rows[there[0]]?.[there[1]]) ?? null
    const [from, to] = [corner(at, side), corner(at, side + 1)]
    if (side < 3 || other === null) {
      canvas.add('grid', line(from, to))
      if (other !== null && other !== letter) canvas.add('bank', wobbly(from, to, row * 31 + column * 17 + side))
    }
    if (letter === 'W' && other !== null && other !== 'W') {
      canvas.add('shore', line(corner(at, side, SIZE - 2.4), corner(at, side + 1, SIZE - 2.4)))
      canvas.add('shallows', line(corner(at, side, SIZE - 7), corner(at, side + 1, SIZE - 7)))
    }
  }
}

const line = (from: Point, to: Point): string => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`

function wobbly(from: Point, to: Point, seed: number): string {
  const die = chance(seed)
  const bend = (part: number): string => {
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part]
    return `${round(x + (die() - 0.5) * 4.4)} ${round(y + (die() - 0.5) * 4.4)}`
  }
  return `M${round(from.x)} ${round(from.y)}C${bend(0.33)} ${bend(0.66)} ${round(to.x)} ${round(to.y)}`
}
