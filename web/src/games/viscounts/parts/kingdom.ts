// Where things lie on the round kingdom: angles of segments, and points on its rings.

export const SIZE = 1000
export const CENTRE = SIZE / 2
export const TURN = 72
/** How far the outer spaces lie from the middle of their segment. */
const SIDE = 22

export const RADII = { keep: 54, tier2: 116, tier1: 180, inner: 212, outer: 388, spots: 456, rim: 492 }

/** Less cannot be read where the whole kingdom is seen in a small window. */
export const LEAST_TYPE = 19

/** The sizes of the two cards of a segment, and where they lie upright without covering a space. */
export const FOLK = { width: 122, height: 101 }
export const SCROLL = { width: 74, height: 95 }
export const PILES: readonly { folk: Point; scroll: Point }[] = [
  { folk: { x: 407, y: 233 }, scroll: { x: 531, y: 185 } },
  { folk: { x: 716, y: 336 }, scroll: { x: 811, y: 462 } },
  { folk: { x: 725, y: 667 }, scroll: { x: 613, y: 778 } },
  { folk: { x: 385, y: 756 }, scroll: { x: 251, y: 677 } },
  { folk: { x: 214, y: 502 }, scroll: { x: 227, y: 337 } },
]

export interface Point {
  x: number
  y: number
}

/** The angle of the middle of a segment; the first one is at the top, the others follow clockwise. */
export const angleOf = (segment: number): number => segment * TURN - 90

export function point(radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180
  return { x: CENTRE + radius * Math.cos(turn), y: CENTRE + radius * Math.sin(turn) }
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A piece of a ring between two radii and two angles. */
export function wedge(inside: number, outside: number, from: number, to: number): string {
  return (
    `M${at(point(inside, from))}A${inside} ${inside} 0 0 1 ${at(point(inside, to))}` +
    `L${at(point(outside, to))}A${outside} ${outside} 0 0 0 ${at(point(outside, from))}Z`
  )
}

export const arc = (radius: number, from: number, to: number): string =>
  `M${at(point(radius, from))}A${radius} ${radius} 0 0 1 ${at(point(radius, to))}`

/** The angle of a space: the outer ones to the left and right, the inner one in the middle. */
export const spaceAt = (segment: number, kind: string): Point =>
  kind === 'inner'
    ? point(RADII.inner, angleOf(segment))
    : point(RADII.outer, angleOf(segment) + (kind === 'outer_left' ? -SIDE : SIDE))

/** Where the n-th of so many viscounts stands: beside an outer space, whose numbers stay in sight, on an inner one. */
export function viscountAt(segment: number, kind: string, nth: number, of: number): Point {
  if (kind !== 'inner') {
    const beside = SIDE + 8.4 + nth * 3.4
    return point(RADII.outer, angleOf(segment) + (kind === 'outer_left' ? -beside : beside))
  }
  const { x, y } = spaceAt(segment, kind)
  return { x: x + (nth - (of - 1) / 2) * 24, y: y - 4 - (nth % 2) * 6 }
}

/** The line on which the name of a segment is written, along the outer road and never upside down. */
export function nameLine(segment: number): string {
  const [middle, reach] = [angleOf(segment), SIDE - 6]
  const below = Math.sin((middle * Math.PI) / 180) > 0.5
  if (!below) return arc(RADII.outer - 6, middle - reach, middle + reach)
  const radius = RADII.outer + 6
  return `M${at(point(radius, middle + reach))}A${radius} ${radius} 0 0 0 ${at(point(radius, middle - reach))}`
}

/** Narrows letters that would not fit into their room. */
export const squeezed = (text: string, size: number, room: number) =>
  text.length * size * 0.52 > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const } : {}

/** A name in one line, or in two about equally long ones where letters of its size would be narrowed much. */
export function inLines(name: string, size: number, room: number): string[] {
  const words = name.split(' ')
  if (name.length * size * 0.52 < room * 1.15 || words.length < 2) return [name]
  const ways = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const length = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return ways.reduce((best, way) => (length(way) <= length(best) ? way : best))
}

/** The angle of one of so many building spots of a segment. */
export const spotAngle = (segment: number, index: number, of: number): number =>
  angleOf(segment) - TURN / 2 + (TURN / of) * (index + 0.5)

/** A river between two banks: a wavy line from the castle's foot to the rim. */
export function river(angle: number): string {
  const bends = [342, 372, 402, 432, 462, RADII.rim].map((radius, index) =>
    point(radius, angle + (index % 2 ? 1.1 : -1.1)),
  )
  const [first, ...rest] = bends
  return (
    rest.reduce(
      (path, next, index) => {
        const before = bends[index]!
        return `${path}Q${at({ x: before.x, y: before.y })} ${at({ x: (before.x + next.x) / 2, y: (before.y + next.y) / 2 })}`
      },
      `M${at(first!)}`,
    ) + `L${at(bends.at(-1)!)}`
  )
}

/** Where so many things stand side by side along a ring, in two rows when they are many. */
export function along(radius: number, angle: number, index: number, of: number, gap: number): Point {
  const row = of > 3 ? Math.ceil(of / 2) : of
  const [column, line] = [index % row, Math.floor(index / row)]
  const inLine = line ? of - row : row
  const far = radius + (of > 3 ? (0.5 - line) * gap * 0.95 : 0)
  return point(far, angle + ((column - (inLine - 1) / 2) * gap * 180) / (Math.PI * far))
}

/** Where so many things stand side by side around a point. */
export function around({ x, y }: Point, index: number, of: number, gap: number): Point {
  const row = of > 3 ? Math.ceil(of / 2) : of
  const [column, line] = [index % row, Math.floor(index / row)]
  const inLine = line ? of - row : row
  return { x: x + (column - (inLine - 1) / 2) * gap, y: y + (of > 3 ? (line - 0.5) * gap : 0) }
}
