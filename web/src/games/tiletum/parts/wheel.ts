// Where things lie on the wheel: sectors go round clockwise from the top, 60 degrees each.

export interface Point {
  x: number
  y: number
}

export const SECTOR = 60
export const RIM = 196
export const DISC = 90
export const HUB = 25

/** The point this far out at this angle, in degrees clockwise from the top. */
export function polar(far: number, angle: number): Point {
  const turn = ((angle - 90) * Math.PI) / 180
  return { x: round(Math.cos(turn) * far), y: round(Math.sin(turn) * far) }
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The outline of a piece of a ring between two radii, half of `width` degrees to each side of an angle. */
export function wedge(inner: number, outer: number, angle: number, width = SECTOR): string {
  const [from, to] = [angle - width / 2, angle + width / 2]
  const at = (far: number, turn: number) => {
    const { x, y } = polar(far, turn)
    return `${x} ${y}`
  }
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
}

export interface Place extends Point {
  size: number
}

/** The point of a sector this far out from the hub and this far aside of its middle. */
export function within(angle: number, out: number, aside: number): Point {
  const turn = (angle * Math.PI) / 180
  return {
    x: round(Math.sin(turn) * out + Math.cos(turn) * aside),
    y: round(Math.sin(turn) * aside - Math.cos(turn) * out),
  }
}

/** Where dice of so many kinds lie in a sector, as [out, aside], and how large they are. */
const DICE: { size: number; at: [number, number][] }[] = [
  { size: 42, at: [[114, 0]] },
  { size: 40, at: rowOf(112, 45) },
  { size: 38, at: [...rowOf(110, 44), [153, 0]] },
  { size: 34, at: [...rowOf(109, 41), ...rowOf(150, 41)] },
  { size: 31, at: [[109, -38], [109, 0], [109, 38], ...rowOf(147, 38)] },
]

/** Two places side by side. */
function rowOf(out: number, apart: number): [number, number][] {
  return [
    [out, -apart / 2],
    [out, apart / 2],
  ]
}

/** Where the dice of a sector lie. Alike ones lie upon each other, so there are as many kinds as resources. */
export function dicePlaces(kinds: number, angle: number): Place[] {
  const { size, at } = DICE[Math.min(kinds, DICE.length) - 1] ?? { size: 0, at: [] }
  return at.map(([out, aside]) => ({ ...within(angle, out, aside), size }))
}

/** Where on a die the number of those that lie alike is told: at a corner that is free, far from the other dice. */
export function countPlace(at: Place, places: readonly Place[]): Point {
  const [x, y] = [at.size / 2, at.size / 2]
  const near = (corner: Point) =>
    Math.min(
      ...places.filter((it) => it !== at).map((it) => Math.hypot(at.x + corner.x - it.x, at.y + corner.y - it.y)),
    )
  return [
    { x, y: -y },
    { x: -x, y },
  ].reduce((best, corner) => (near(corner) > near(best) + 1 ? corner : best))
}

export interface Stack<Die> {
  die: Die
  count: number
}

/** Dice that are alike, upon each other. */
export function stacks<Die extends { id: string }>(dice: readonly Die[]): Stack<Die>[] {
  const kinds = new Map<string, Stack<Die>>()
  for (const die of dice) kinds.set(die.id, { die, count: (kinds.get(die.id)?.count ?? 0) + 1 })
  return [...kinds.values()]
}

/** Where the markers of a sector lie, in the order of players: outside between sign and bonus tile, then below the sign. */
const MARKERS: [number, number][] = [
  [183, -17],
  [183, 12],
  [132, -57],
  [145, -34],
]
export const markerPlace = (angle: number, order: number): Point => within(angle, ...MARKERS[order % MARKERS.length]!)

/** How far the disc is turned when the first sector shows this value, going on clockwise from where it was. */
export function turned(first: number, before: number): number {
  const wanted = -SECTOR * (first - 1)
  const behind = (((wanted - before) % 360) + 360) % 360
  return before + (behind > 180 ? behind - 360 : behind)
}
