// The view as the board draws it: what the server tells, dressed with what is printed on the things it names.
import type { Wire } from '../../wire'

export type Told = Wire['Views']['tiletum']
export type Faces = Wire['Faces']['tiletum']
type ToldPlayer = Told['players'][number]

export type TiletumView = ReturnType<typeof dress>
export type Player = TiletumView['players'][number]
export type Building = Player['buildings'][number]
export type Room = Building['rooms'][number]
export type Tile = Faces['tiles'][string] & { id: string }
export type Part = Tile['parts'][number]
export type Die = ReturnType<typeof dieOf>
export type Spot = TiletumView['spots'][number]
export type Space = Spot['spaces'][number]
export type Cathedral = NonNullable<Spot['cathedral']>
export type Sector = TiletumView['wheel'][number]
export type Fair = TiletumView['fairs'][number]
export type Cardinal = NonNullable<TiletumView['cardinal']>
export type Directive = Cardinal['row'][number]

/** The whole table. Sides are numbered like the players. */
export function dress(told: Told, faces: Faces) {
  const { actions = [], turnings = [], reach = {}, named = null, exchanged = false, active = null } = told
  const { seat, players_count, round, phase, turn, bag, corruption, corruption_left } = told
  const tile = (id: string): Tile => ({ id, ...faces.tiles[id]! })
  const wheel = told.wheel.map((action, index) => sector(told, faces, tile, action, index))
  return {
    seat,
    players_count,
    round,
    phase,
    turn,
    active,
    bag,
    named,
    actions,
    exchanged,
    corruption,
    corruption_left,
    wheel,
    rounds: faces.rounds,
    picked: told.picked ? dieOf(told.picked) : null,
    turnings: turnings.map((it) => ({ ...it, action: wheel.find(({ value }) => value === it.value)!.action })),
    reach: Object.entries(reach).map(([spot, steps]) => ({ spot, steps })),
    spots: faces.spots.map((face) => spotOf(told, faces, tile, face)),
    king_track: faces.king_track.map((vp, space) => ({
      vp,
      sides: told.king_track.find((it) => it.space === space)?.sides ?? [],
    })),
    king_tile: told.king_tile ? tile(told.king_tile) : null,
    king_last: faces.king_last,
    corruption_unseen: without(faces.corruption, corruption).sort((a, b) => a - b),
    fairs: told.fairs.map((it, slot) => fair(faces, it, slot)),
    contracts: told.contracts.map((id, slot) => ({ ap: faces.contract_ap[slot]!, tile: id ? tile(id) : null })),
    characters: told.characters.map((id) => ({ ap: faces.character_ap, tile: tile(id) })),
    replace_ap: faces.replace_ap,
    bonus_pile: told.bonus_pile,
    contract_pile: told.contract_pile,
    character_pile: told.character_pile,
    players: told.players.map((player, side) => playerOf(told, faces, tile, player, side)),
    cardinal: told.cardinal ? cardinalOf(told.cardinal, faces, tile) : null,
    tiles: faces.tiles,
    completed_vp: faces.completed,
    resources_a_vp: faces.resources_a_vp,
    reconstructed: faces.reconstructed,
  }
}

type TileOf = (id: string) => Tile

/** What is left of the numbers when these are taken away. */
function without(all: readonly number[], gone: readonly number[]): number[] {
  const left = [...all]
  for (const each of gone) left.splice(left.indexOf(each), 1)
  return left
}

/** A die by its id: `gold-5`. */
function dieOf(id: string) {
  const [resource, value] = id.split('-')
  return { id, resource: resource!, value: Number(value) }
}

/** The disc shows its values clockwise, 1 after 6. */
function sector(told: Told, faces: Faces, tile: TileOf, action: string, index: number) {
  const value = ((told.first_value - 1 + index) % told.wheel.length) + 1
  const bonus = told.sector_tiles[action]
  return {
    action,
    value,
    ap: faces.ap[value - 1]!,
    dice: told.dice.map(dieOf).filter((die) => die.value === value),
    bonus: bonus ? tile(bonus) : null,
    markers: told.players.flatMap(({ markers }, side) => (markers?.[action] ? [{ side, ap: markers[action] }] : [])),
  }
}

function spotOf(told: Told, faces: Faces, tile: TileOf, face: Faces['spots'][number]) {
  const fair = told.fairs.findIndex(({ town }) => town === face.id)
  const sides = (stands: (player: ToldPlayer) => string) =>
    told.players.flatMap((player, side) => (stands(player) === face.id ? [side] : []))
  return {
    ...face,
    spaces: face.spaces
      .filter((space) => space.min_players <= told.players_count)
      .map((space) => ({ ...space, owner: told.houses[space.id] ?? null })),
    cathedral: face.cathedral && cathedralOf(told, faces, face.id, face.cathedral),
    bonuses: (told.map_tiles[face.id] ?? []).map(tile),
    /** The round of the fair that is held here, if any. */
    fair: fair < 0 ? null : fair + 1,
    merchants: sides((player) => player.merchant),
    architects: sides((player) => player.architect),
  }
}

function cathedralOf(told: Told, faces: Faces, id: string, face: NonNullable<Faces['spots'][number]['cathedral']>) {
  const { cost, vp = 0, taken = 0, pillars = [] } = told.cathedrals[id]!
  const { stone, closed } = faces.costs[cost]!
  const tiles = closed ? [] : face.tiles.slice(taken)
  return { id, cost, stone, closed, vp, tiles, taken, pillars, spaces: closed ? 0 : face.spaces }
}

function fair(faces: Faces, told: Told['fairs'][number], slot: number) {
  const { value: tile_value, adds } = faces.fairs[told.fair]!
  const slot_value = faces.fair_slots[slot]!
  return { ...told, round: slot + 1, adds, tile_value, slot_value, value: tile_value + slot_value }
}

function playerOf(told: Told, faces: Faces, tile: TileOf, player: ToldPlayer, side: number) {
  const { seat = null, dice = [], given = [], storehouse = [], contracts = [], ...rest } = player
  const board = seat === null ? faces.cardinal_board : faces.board
  const buildings = board.buildings.map((face, index) => buildingOf(tile, player, face, index))
  const owned = [...storehouse, ...player.crests, ...(seat === null ? (told.cardinal?.reserve ?? []) : [])]
  return {
    ...rest,
    side,
    seat,
    buildings,
    place: told.order.indexOf(side) + 1,
    houses: Object.values(told.houses).filter((owner) => owner === side).length,
    pillars: Object.values(told.cathedrals).filter(({ pillars = [] }) => pillars.includes(side)).length,
    completed: buildings.filter((building) => building.completed).length,
    crests: owned.flatMap((id) => (id && tile(id).crest ? [tile(id).crest!] : [])),
    storehouse: storehouse.map(tile),
    storehouse_slots: board.storehouse,
    contracts: contracts.map(tile),
    contract_spaces: board.contract_spaces,
    contract_pillars: Math.max(0, board.contract_pillars - contracts.length),
    cathedrals: given,
    dice: dice.map(dieOf),
  }
}

/** A building is filled when somebody lives in each room, and completed when a crest lies below as well. */
function buildingOf(tile: TileOf, player: ToldPlayer, face: Faces['board']['buildings'][number], index: number) {
  const living = player.rooms[index]!
  const crest = player.crests[index]
  const filled = !living.includes(null)
  const completed = filled && Boolean(crest)
  const home = player.home_markers[index]!
  const first = living.find((id) => id !== null)
  return {
    id: String(index + 1),
    rooms: living.map((id, floor) => ({
      id: `${index + 1}-${floor + 1}`,
      floor: floor + 1,
      ap: face.rooms[floor]!,
      tile: id ? tile(id) : null,
    })),
    crest: crest ? tile(crest) : null,
    crest_food: face.crest_food,
    crest_bonus: face.crest_bonus,
    marker: home || (completed ? face.marker : 0),
    marker_home: home > 0,
    roof_house: face.roof_house && !filled,
    typed: face.typed,
    type: first ? (tile(first).type ?? null) : null,
    filled,
    completed,
  }
}

function cardinalOf(told: NonNullable<Told['cardinal']>, faces: Faces, tile: TileOf) {
  return {
    ...told,
    row: told.row.map((id, place) => ({ id, pawn: place === told.pawn, ...faces.directives[id]! })),
    reserve: told.reserve.map(tile),
    slots: told.slots.map((slot) => ({ ...slot, tile: tile(slot.tile) })),
    supply: told.supply.map(tile),
  }
}
