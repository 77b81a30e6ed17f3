// The map in the plane: where each spot is drawn, and how roads run between them.
import type { Spot } from './types'

export const MAP_WIDTH = 1300
export const MAP_HEIGHT = 730

export interface Point {
  x: number
  y: number
}

const PLACES: Record<string, [number, number]> = {
  London: [98, 84],
  London_Brugge: [222, 74],
  Brugge: [334, 92],
  Antwerpen: [478, 104],
  Antwerpen_Hamburg: [636, 62],
  Hamburg: [786, 72],
  Tiletum: [338, 214],
  Koeln: [630, 178],
  Leipzig: [962, 132],
  Paris: [196, 318],
  Troyes: [410, 334],
  Strasbourg: [588, 344],
  Frankfurt: [762, 252],
  Nuernberg: [930, 290],
  Praha: [1128, 214],
  Paris_Bordeaux: [150, 436],
  Bordeaux: [98, 540],
  Strasbourg_Milano: [640, 446],
  Nuernberg_Verona: [902, 410],
  Wien: [1204, 378],
  Lyon: [412, 478],
  Milano: [668, 538],
  Verona: [850, 524],
  Venezia: [1032, 500],
  Toulouse: [254, 628],
  Arles: [432, 632],
  Arles_Genova: [558, 668],
  Genova: [694, 656],
  Firenze: [900, 652],
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
export const HOUSE = 30
export const housePlace = (at: Point, index: number, count: number): Point => ({
  x: at.x + (index - (count - 1) / 2) * (HOUSE + 2),
  y: at.y + 41,
})
export const cathedralPlace = (at: Point): Point => ({ x: at.x - 52, y: at.y + 3 })
export const bonusPlace = (at: Point): Point => ({ x: at.x + 44, y: at.y })

/** Where the n-th meeple of a spot stands. */
export const meeplePlace = (at: Point, index: number, count: number): Point => ({
  x: at.x + (index - (count - 1) / 2) * (count > 3 ? 13 : 19),
  y: at.y - 7 - (index % 2) * (count > 2 ? 5 : 0),
})
