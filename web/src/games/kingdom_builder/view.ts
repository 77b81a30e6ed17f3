// The view as the board draws it: what the server tells, dressed with the sections and terrains that are printed.
import type { Wire } from '../../wire'

export type Told = Wire['Views']['kingdom_builder']
export type Faces = Wire['Faces']['kingdom_builder']
type ToldPlayer = Told['players'][number]
type Layout = Pick<Told, 'sections' | 'rotated'>

export type TokenView = NonNullable<ToldPlayer['tokens']>[number]
export type PlayerView = Required<ToldPlayer> & { seat: number }
export interface LocationView {
  hex: string
  location: string
  tokens: number
}
export interface KingdomView extends Required<Omit<Told, 'players' | 'tokens'>> {
  players: PlayerView[]
  /** The 20 rows of the board as letters of terrains. */
  terrain: string[]
  locations: LocationView[]
  castles: string[]
  /** Everything that the game has, in play or not. */
  box: Faces
}

/** What is not told because it is as usual. */
const USUAL = {
  card: null,
  built: 0,
  to_build: 0,
  complete: false,
  discard: {},
  removed: {},
  ended_by: null,
  finished: false,
}
const USUAL_PLAYER = { tokens: [], taken: [], hand: null, holds_card: true, recent: [] }

/** How many rows, and columns, a section has. */
const SIDE = 10

export function dress({ tokens, players, ...told }: Told, faces: Faces): KingdomView {
  const terrain = laid(told, faces)
  const letter = (id: string) => faces.terrains.find((it) => it.id === id)!.letter
  const locations = cells(terrain, letter('location'))
  return {
    ...USUAL,
    ...told,
    players: players.map((player, seat) => ({ ...USUAL_PLAYER, ...player, seat })),
    terrain,
    locations: locations.map(([row, column], index) => ({
      hex: `${row},${column}`,
      location: faces.sections[told.sections[sectionAt(row, column)]!]!.location,
      tokens: tokens[index]!,
    })),
    castles: cells(terrain, letter('castle')).map(([row, column]) => `${row},${column}`),
    box: faces,
  }
}

/** The rows of the board that four sections make, from top left to bottom right; a turned one stands on its head. */
function laid({ sections, rotated }: Layout, faces: Faces): string[] {
  const [tl, tr, bl, br] = sections.map((id, place) => {
    const rows = faces.sections[id]!.rows
    return rotated[place] ? rows.map((row) => [...row].reverse().join('')).reverse() : rows
  })
  const beside = (left: string[], right: string[]) => left.map((row, index) => row + right[index]!)
  return [...beside(tl!, tr!), ...beside(bl!, br!)]
}

const sectionAt = (row: number, column: number): number => 2 * Math.floor(row / SIDE) + Math.floor(column / SIDE)

/** The cells with this letter, in reading order. */
const cells = (terrain: readonly string[], letter: string): [row: number, column: number][] =>
  terrain.flatMap((line, row) =>
    [...line].flatMap((it, column): [number, number][] => (it === letter ? [[row, column]] : [])),
  )

/** Every hex is on the board; of tokens, those that I hold lie beside it. */
export const placed = (view: KingdomView, reference: string): boolean =>
  reference.startsWith('hex:') ||
  (view.seat !== null && view.players[view.seat]!.tokens.some((token) => `token:${token.location}` === reference))
