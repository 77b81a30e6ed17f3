// Where things lie on the wheel: sectors go round clockwise from the top, 60 degrees each.

export interface Point {
  x: number
  y: number
}

export const SECTOR = 60
export const RIM = 196
export const DISC = 104
export const HUB = 27

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

/** Where the dice of a sector lie: one row while they fit, then two rows of smaller dice. */
export function dicePlaces(count: number, angle: number): Place[] {
  const rows = count <= 3 ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)]
  const size = count <= 2 ? 38 : count === 3 ? 34 : rows[0]! <= 4 ? 27 : 23
  return rows.flatMap((inRow, row) => {
    const far = count <= 3 ? 127 : 119 + row * (size + 1)
    const apart = ((size + 2.5) / far) * (180 / Math.PI)
    return Array.from({ length: inRow }, (_, index) => ({
      ...polar(far, angle + (index - (inRow - 1) / 2) * apart),
      size,
    }))
  })
}

/** How far the disc is turned when the first sector shows this value, going on clockwise from where it was. */
export function turned(first: number, before: number): number {
  const wanted = -SECTOR * (first - 1)
  const behind = (((wanted - before) % 360) + 360) % 360
  return before + (behind > 180 ? behind - 360 : behind)
}
