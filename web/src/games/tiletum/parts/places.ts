// The map in the plane: where each spot is drawn, and how roads run between them.
import type { Spot } from '../view'

export const MAP_WIDTH = 1300
export const MAP_HEIGHT = 740

export interface Point {
  x: number
  y: number
}

const PLACES: Record<string, [number, number]> = {
  London: [128, 92],
  London_Brugge: [238, 66],
  Brugge: [346, 96],
  Antwerpen: [496, 96],
  Antwerpen_Hamburg: [640, 52],
  Hamburg: [776, 84],
  Tiletum: [340, 228],
  Koeln: [630, 196],
  Leipzig: [930, 124],
  Paris: [196, 338],
  Troyes: [424, 344],
  Strasbourg: [596, 352],
  Frankfurt: [800, 268],
  Nuernberg: [950, 300],
  Praha: [1136, 232],
  Paris_Bordeaux: [122, 440],
  Bordeaux: [130, 546],
  Strasbourg_Milano: [660, 446],
  Nuernberg_Verona: [906, 424],
  Wien: [1190, 400],
  Lyon: [440, 500],
  Milano: [676, 538],
  Verona: [850, 536],
  Venezia: [1030, 512],
  Toulouse: [270, 650],
  Arles: [440, 650],
  Arles_Genova: [566, 676],
  Genova: [690, 672],
  Firenze: [910, 660],
}

/** Where a spot is drawn; one that is not known here lies where the components say. */
export function placeOf(spot: Pick<Spot, 'id' | 'x' | 'y'>): Point {
  const known = PLACES[spot.id]
  return known ? { x: known[0], y: known[1] } : { x: spot.x * 1.3 + 20, y: spot.y + 20 }
}

/** A road between two points, a little bent, always the same way. */
export function road(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const bend = (((from.x * 7 + from.y * 13 + to.x * 3 + to.y * 5) % 11) - 5) / 60
  const middle = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend }
  return `M${from.x} ${from.y}Q${Math.round(middle.x)} ${Math.round(middle.y)} ${to.x} ${to.y}`
}

/** The things of a town lie around its spot: houses below, the cathedral to the left, the bonus tile to the right. */
export const SCALE = 1.28
export const HOUSE_SCALE = 1.4
/** How far the houses of a town are apart; each answers over so much. */
export const LOT = 46
/** Houses stand below the middle of a town; where a cathedral has its pillars on the left, they stand more to the right. */
export const housePlace = (at: Point, index: number, count: number, beside: boolean): Point => ({
  x: at.x + (index - (beside ? 0 : (count - 1) / 2)) * LOT,
  y: at.y + 48,
})
export const cathedralPlace = (at: Point): Point => ({ x: at.x - 48 * SCALE, y: at.y - 2 * SCALE })
export const BONUS_SCALE = 0.92
export const bonusPlace = (at: Point, index = 0): Point => ({ x: at.x + 60 + 58 * index, y: at.y })

/** The name of a town stands above it; letters are not measured, so there is a little room to spare. */
export const namePlace = (at: Point, name: string) => ({
  x: at.x,
  y: at.y - 48,
  width: name.length * 13 + 8,
  height: 22,
})

/** The number of steps to a spot stands at its lower right. */
export const stepsPlace = (at: Point) => ({ x: at.x + 19, y: at.y + 18, width: 26, height: 26 })

/** Where the n-th meeple of a spot stands. */
export const meeplePlace = (at: Point, index: number, count: number): Point => ({
  x: at.x + (index - (count - 1) / 2) * (count > 3 ? 17 : 25),
  y: at.y + 6 - (index % 2) * (count > 2 ? 8 : 0),
})
