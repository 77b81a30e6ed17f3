// The view of Paladins: what the server tells, dressed with the printed things that it names.
import type { Wire } from '../../wire'

export type Told = Wire['Views']['paladins']
export type Faces = Wire['Faces']['paladins']

export type Townsfolk = Faces['townsfolk'][string]
export type Outsider = Faces['outsiders'][string]
export type Paladin = Faces['paladins'][string]
export type Wall = Faces['walls'][string]
export type Reward = Paladin['reward']
export type Icon = Reward[number]
type ToldPlayer = Told['players'][number]
type ActionFace = Faces['actions'][number]
type RegionFace = Faces['regions'][number]

/** A slot of the townsfolk: its printed price, and what I would pay now. */
export type TownsfolkSlot = Faces['townsfolk_slots'][number] & {
  slot: number
  card: Townsfolk | null
  price_now: number | null
  affordable: boolean
}

/** A slot of the outsiders, with the flags of the region below it. */
export interface OutsiderSlot {
  slot: number
  strength_flag: number
  faith_flag: number
  card: Outsider | null
  attack_price: number | null
  convertible: boolean
}

/** An Order; face down it may have a workshop of the solo opponent on it. */
export type Order = Faces['order_slots'][number] & {
  slot: number
  order: string | null
  action: string | null
  count: number
  done_by: number[]
  workshop: boolean
}

/** A Favour; face down it may have a scheme of the solo opponent on it. */
export interface Favour {
  slot: number
  round: number
  card: Faces['favours'][string] | null
  worker: string | null
  owner: number | null
  scheme: boolean
}

export type BoardSpace = RegionFace['spaces'][number] & { closed: boolean; piece: string | null; owner: number | null }
export type Region = Omit<RegionFace, 'spaces'> & { spaces: BoardSpace[] }

/** A space of an action, and what stands on it. */
export type Space = ActionFace['spaces'][number] & { worker: string | null; workshop: boolean }

/** An action of a board: `cost` is what the next time costs now, `need` the attribute value it asks for. */
export type Action = Omit<ActionFace, 'spaces' | 'thresholds'> & {
  spaces: Space[]
  blocked: boolean
  /** Workers of the solo opponent, which stand on the action as a whole. */
  workers: number
  count: number
  need: number | null
}

export type JarSpace = Faces['jar_spaces'][number] & { jar: number | null }

/** A player; the solo opponent has no seat. */
export interface Player {
  seat: number | null
  workers: Record<string, number>
  silver: number
  provisions: number
  tracks: Record<string, number>
  /** The help of the paladin revealed this round. */
  bonus: Record<string, number>
  paladin: Paladin | null
  has_chosen: boolean
  used: string[]
  deck: number
  actions: Action[]
  /** Workers under the workshops that are still on the row, the leftmost first. */
  workshop_row: string[]
  jar_spaces: JarSpace[]
  walls: Wall[]
  kept: Townsfolk[]
  suspicion: string[]
  unpaid: number
  paid: number
  attacked_nations: Record<string, number>
  /** With what each would score now. */
  converted: { card: Outsider; vp: number }[]
  passed: boolean
}

export type RivalState = Required<Omit<NonNullable<Told['rival']>, 'drawn'>> & { schemes_on_favours: number }

export interface PaladinsView {
  seat: number | null
  seats: number
  round: number
  first: number
  active: number
  tax: number
  tax_start: number
  townsfolk: TownsfolkSlot[]
  outsiders: OutsiderSlot[]
  orders: Order[]
  favours: Favour[]
  regions: Region[]
  taverns: { id: string; workers: string[]; taken_by: number | null }[]
  piles: Told['piles']
  discards: Required<Told['discards']>
  players: Player[]
  rival: RivalState | null
  hand: Paladin[]
  chosen: Paladin | null
  known_top: Paladin | null
  known_bottom: Paladin[]
  attribute_vp: number[]
  reconstructed: string[]
}

export const ATTRIBUTES = ['faith', 'strength', 'influence'] as const
export const WORKERS = ['labourer', 'scout', 'merchant', 'fighter', 'cleric', 'criminal'] as const
export const NATIONS = ['byzantine', 'saracen', 'viking'] as const

/** The face of a thing that may not be there. */
const face = <Face>(faces: Record<string, Face>, id: string | null | undefined): Face | null => (id ? faces[id]! : null)

/** The told view with the printed things that it names. */
export function dress(told: Told, faces: Faces): PaladinsView {
  const paladin = (id: string): Paladin => faces.paladins[id]!
  return {
    seat: told.seat ?? null,
    seats: told.seats,
    round: told.round,
    first: told.first,
    active: told.active,
    tax: told.tax,
    tax_start: faces.tax[told.seats]!,
    townsfolk: told.townsfolk.map(({ card, price, affordable = false }, at) => ({
      ...faces.townsfolk_slots[at]!,
      slot: at + 1,
      card: face(faces.townsfolk, card),
      price_now: price ?? null,
      affordable,
    })),
    outsiders: told.outsiders.map(({ card, price, convertible = false }, at) => ({
      slot: at + 1,
      strength_flag: faces.regions[at]!.strength_flag,
      faith_flag: faces.regions[at]!.faith_flag,
      card: face(faces.outsiders, card),
      attack_price: price ?? null,
      convertible,
    })),
    orders: told.orders.map((it, at) => order(it, at, !!told.rival, faces)),
    favours: told.favours.map(({ card, worker = null, owner = null }, at) => ({
      slot: at + 1,
      round: faces.favour_slots[at]!,
      card: face(faces.favours, card),
      worker,
      owner,
      scheme: !!told.rival && !card,
    })),
    regions: regions(told, faces),
    taverns: (told.taverns ?? []).map(({ id, taken_by = null }) => ({ id, workers: faces.taverns[id]!, taken_by })),
    piles: told.piles,
    discards: { townsfolk: [], outsiders: [], suspicion: [], taverns: [], ...told.discards },
    players: told.players.map((it, number) => player(it, number < told.seats ? number : null, told, faces)),
    rival: told.rival
      ? {
          placed: {},
          scheme_pile: [],
          ...told.rival,
          schemes_on_favours: told.favours.filter(({ card }) => !card).length,
        }
      : null,
    hand: (told.hand ?? []).map(paladin),
    chosen: face(faces.paladins, told.chosen),
    known_top: face(faces.paladins, told.known_top),
    known_bottom: (told.known_bottom ?? []).map(paladin),
    attribute_vp: faces.attribute_vp,
    reconstructed: faces.reconstructed,
  }
}

function order({ card, done_by = [] }: Told['orders'][number], at: number, rival: boolean, faces: Faces): Order {
  const printed = face(faces.orders, card)
  return {
    ...faces.order_slots[at]!,
    slot: at + 1,
    order: printed?.id ?? null,
    action: printed?.action ?? null,
    count: printed?.count ?? 0,
    done_by,
    workshop: rival && !printed,
  }
}

function regions({ players, seats }: Told, faces: Faces): Region[] {
  const standing = new Map<string, { piece: string; owner: number }>(
    players.flatMap(({ monks = [], outposts = [] }, owner) => [
      ...monks.map((space) => [space, { piece: 'monk', owner }] as const),
      ...outposts.map((space) => [space, { piece: 'outpost', owner }] as const),
    ]),
  )
  return faces.regions.map((region) => ({
    ...region,
    spaces: region.spaces.map((space) => ({
      ...space,
      closed: space.min_players > seats,
      piece: null,
      owner: null,
      ...standing.get(space.id),
    })),
  }))
}

function player(told: ToldPlayer, seat: number | null, view: Told, faces: Faces): Player {
  const { workshops = [], jars = [], attacked = [], converted = {} } = told
  const paladin = face(faces.paladins, told.paladin)
  const nations = attacked.map((id) => faces.outsiders[id]!.nation)
  return {
    seat,
    workers: told.workers ?? {},
    silver: told.silver ?? 0,
    provisions: told.provisions ?? 0,
    tracks: told.tracks,
    bonus: Object.fromEntries(ATTRIBUTES.map((it) => [it, paladin?.[it] ?? 0])),
    paladin,
    has_chosen: told.has_chosen ?? false,
    used: told.used ?? [],
    deck: told.deck ?? 0,
    actions: faces.actions.map((it) => action(it, told, seat === null ? (view.rival?.placed?.[it.id] ?? 0) : 0)),
    workshop_row: seat === null ? [] : faces.workshop_row.slice(workshops.length),
    jar_spaces:
      seat === null
        ? []
        : faces.jar_spaces.map((it) => ({
            ...it,
            jar: jars.includes(it.id) ? faces.jars[jars.indexOf(it.id)]! : null,
          })),
    walls: (told.walls ?? []).map((id) => faces.walls[id]!),
    kept: (told.kept ?? []).map((id) => faces.townsfolk[id]!),
    suspicion: told.suspicion ?? [],
    unpaid: told.unpaid ?? 0,
    paid: told.paid ?? 0,
    attacked_nations: Object.fromEntries(NATIONS.map((it) => [it, nations.filter((nation) => nation === it).length])),
    converted: Object.entries(converted).map(([id, vp]) => ({ card: faces.outsiders[id]!, vp })),
    passed: told.passed ?? false,
  }
}

/** The things of a player that count how often an action was taken. */
const COUNTED: Record<string, (player: ToldPlayer) => unknown[] | undefined> = {
  develop: ({ workshops }) => workshops,
  commission: ({ monks }) => monks,
  fortify: ({ walls }) => walls,
  garrison: ({ outposts }) => outposts,
  absolve: ({ jars }) => jars,
  attack: ({ attacked }) => attacked,
  convert: ({ converted }) => Object.keys(converted ?? {}),
}

/** What taking an action once more adds to what it is worth at the end. */
export const payingNext = ({ vp, count }: Pick<Action, 'vp' | 'count'>): number =>
  (vp[count + 1] ?? vp[count] ?? 0) - (vp[count] ?? 0)

function action({ thresholds, spaces, ...printed }: ActionFace, player: ToldPlayer, workers: number): Action {
  const { id, costs, cost } = printed
  const placed = player.placed?.[id]
  const count = COUNTED[id]?.(player)?.length ?? 0
  return {
    ...printed,
    spaces: spaces.map((it, at) => ({
      ...it,
      worker: placed?.[at] ?? null,
      workshop: player.workshops?.includes(`${id}.${at + 1}`) ?? false,
    })),
    blocked: !!placed || workers > 0,
    workers,
    count,
    cost: player.costs?.[id] ?? costs[count] ?? cost,
    need: thresholds[count] ?? null,
  }
}
