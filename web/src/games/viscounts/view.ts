// The view of Viscounts: what the server tells, dressed with what is printed, and how pieces are told apart.
import type { TableModel } from '../../shell/table.svelte'
import type { Wire } from '../../wire'

export type Told = Wire['Views']['viscounts']
export type Faces = Wire['Faces']['viscounts']

export type CardFace = Faces['cards'][string]
export type ManuscriptFace = Faces['manuscripts'][string]
export type SchemeFace = Faces['schemes'][string]
export type TrackSpace = Faces['board']['track'][number]
export type Effect = CardFace['ability'][number]
type ToldPlayer = Told['players'][number]
type ToldMeans = NonNullable<Told['outlook']>['means'][number]
type SegmentFace = Faces['segments'][string]

/** A building spot, and who built what there. */
export type SpotView = Omit<SegmentFace['spots'][string][number], 'link'> & {
  owner: number | null
  building: string | null
}

/** A link between two spots; `complete` when both are built on. */
export interface LinkView {
  id: string
  one: string
  other: string
  reward: Effect[]
  complete: boolean
}

export interface SegmentView {
  id: string
  section: string
  spaces: SegmentFace['spaces']
  spots: SpotView[]
  links: LinkView[]
  townsfolk: string | null
  townsfolk_left: number
  printed_townsfolk: SegmentFace['townsfolk']
  manuscript: string | null
  manuscripts_left: number
  printed_manuscript: SegmentFace['manuscript']
}

/** A building of a player: on its slot while `spot` is null, else its slot's ability is open. */
export interface BuildingView {
  id: string
  cost: number
  spot: string | null
}

export interface PlayerView extends Required<Omit<ToldPlayer, 'built'>> {
  automa: string | null
  buildings: BuildingView[]
  track: TrackSpace[]
  linked: boolean
  leader: boolean
}

/** A castle section: workers of each player in tiers 1 and 2, and what the step to tier 2 gives. */
export interface SectionView {
  id: string
  reward: Effect[]
  tier1: number[]
  tier2: number[]
}

export type MeansView = Required<ToldMeans> & { paid_with: string }
export type PairView = Faces['player_cards'][string] & { card: number; hero: string }

/** Debts on Poverty or deeds on Prosperity. */
export interface EndPile {
  left: number
  of: number
  revealed: boolean
}

export interface ViscountsView {
  seat: number | null
  ring: SegmentView[]
  castle: SectionView[]
  players: PlayerView[]
  automa: (Faces['automas'][string] & { future_left: number }) | null
  poverty: EndPile
  prosperity: EndPile
  leader: number | null
  pairs: PairView[]
  first: number
  active: number
  round: number
  last_round: number | null
  phase: number
  outlook: {
    means: MeansView[]
    reach: Record<string, Record<string, number>>
    cascades: NonNullable<Told['outlook']>['cascades']
  } | null
  start_icons: Faces['start_icons']
  /** With which resource each action is paid, and what pays at the end. */
  paid_with: Faces['paid_with']
  points: Faces['points']
  cards: Faces['cards']
  manuscripts: Faces['manuscripts']
  schemes: Faces['schemes']
}

/** The told view with the printed things that it names. */
export function dress(told: Told, faces: Faces): ViscountsView {
  const automa = told.automa ? { ...faces.automas[told.automa.id]!, future_left: told.automa.future_left } : null
  const people = told.players.length - (automa ? 1 : 0)
  const pile = (left: number, of: number[]): EndPile => ({ left, of: of[people - 1] ?? left, revealed: left === 0 })
  return {
    seat: told.seat ?? null,
    ring: ring(told, faces),
    castle: faces.castle.map((section, at) => ({
      ...section,
      tier1: told.players.map((it) => it.tier1[at] ?? 0),
      tier2: told.players.map((it) => it.tier2[at] ?? 0),
    })),
    players: told.players.map((it, who) =>
      player(it, who === people ? told.automa!.id : null, told.leader === who, faces),
    ),
    automa,
    poverty: pile(told.debts, faces.poverty),
    prosperity: pile(told.deeds, faces.prosperity),
    leader: told.leader ?? null,
    pairs: (told.pairs ?? []).map((it) => ({ ...faces.player_cards[it.card]!, ...it })),
    first: told.first,
    active: told.active,
    round: told.round,
    last_round: told.last_round ?? null,
    phase: told.phase,
    outlook: told.outlook ? { ...told.outlook, means: told.outlook.means.map((it) => means(it, faces)) } : null,
    start_icons: faces.start_icons,
    paid_with: faces.paid_with,
    points: faces.points,
    cards: faces.cards,
    manuscripts: faces.manuscripts,
    schemes: faces.schemes,
  }
}

function ring(told: Told, faces: Faces): SegmentView[] {
  const standing = new Map(
    told.players.flatMap((it, owner) =>
      Object.entries(it.built ?? {}).map(([building, spot]) => [spot, { owner, building }] as const),
    ),
  )
  const printed = told.ring.map((it) => faces.segments[it.id]!)
  const spots = printed.flatMap((it) => it.spots[told.side] ?? [])
  return told.ring.map((segment, at) => {
    const face = printed[at]!
    const own = face.spots[told.side] ?? []
    return {
      ...segment,
      spaces: face.spaces,
      spots: own.map(({ id, bank, reward }) => ({
        id,
        bank,
        reward,
        owner: null,
        building: null,
        ...standing.get(id),
      })),
      links: own.flatMap(({ id, link }) => {
        const next = spots[(spots.findIndex((it) => it.id === id) + 1) % spots.length]!.id
        return link
          ? [{ id, one: id, other: next, reward: link, complete: standing.has(id) && standing.has(next) }]
          : []
      }),
      townsfolk: segment.townsfolk ?? null,
      townsfolk_left: segment.townsfolk_left ?? 0,
      printed_townsfolk: face.townsfolk,
      manuscript: segment.manuscript ?? null,
      manuscripts_left: segment.manuscripts_left ?? 0,
      printed_manuscript: face.manuscript,
    }
  })
}

/** What the server leaves out where there is nothing to tell. */
const NOTHING = {
  tier3: 0,
  viscount: null,
  hand: null,
  hand_size: 0,
  hand_limit: 0,
  draw_pile: null,
  draw_pile_size: 0,
  discard: [],
  manuscripts: [],
  bonuses: [],
  unpaid: 0,
  paid: 0,
  acquired: 0,
  approved: 0,
}

function player({ built = {}, ...told }: ToldPlayer, automa: string | null, leader: boolean, faces: Faces): PlayerView {
  const board = automa ? faces.automa_board : faces.board
  return {
    ...NOTHING,
    ...told,
    automa,
    buildings: board.buildings.map((it) => ({ ...it, spot: built[it.id] ?? null })),
    track: board.track,
    linked: told.corruption === told.virtue,
    leader,
  }
}

const means = (told: ToldMeans, faces: Faces): MeansView => ({
  here: false,
  also_paid_with: [],
  silver_per_icon: 0,
  first_counts_double: false,
  dismiss_legal: false,
  dismiss_price: 0,
  dismiss_icons: 0,
  ...told,
  paid_with: faces.paid_with[told.action] ?? '',
})

export const ICONS = ['trade', 'build', 'noble', 'cleric', 'crime'] as const
export const RESOURCES = ['ink', 'gold', 'stone', 'silver'] as const
export const RIBBONS = ['grey', 'black', 'yellow', 'blue'] as const

/** The owner of the Automa's workers in the ids of things. */
const AUTOMA_OWNER = 4

/** The colour of a player's pieces; the Automa has one of its own. */
export function colourOf(table: TableModel, view: ViscountsView, who: number): string {
  return view.players[who]?.automa ? 'automa' : String(table.colour(who))
}

export const nameOf = (table: TableModel, view: ViscountsView, who: number): string =>
  view.players[who]?.automa ? table.say({ id: 'who-automa' }) : table.player(who)

export const workerThing = (view: ViscountsView, tier: number, section: string, who: number): string =>
  `worker:${tier}.${section}.${view.players[who]?.automa ? AUTOMA_OWNER : who}`

/** The ids of all cards, manuscripts and schemes that the viewer sees or owns. */
export function inSight(view: ViscountsView): Set<string> {
  const own = view.players.flatMap((it) => [
    ...it.slots,
    ...it.discard,
    ...(it.hand ?? []),
    ...(it.draw_pile ?? []),
    ...it.manuscripts,
  ])
  const open = view.ring.flatMap((it) => [it.townsfolk, it.manuscript])
  return new Set([...open, ...view.pairs.map((it) => it.hero), ...own].filter((it) => it !== null))
}

/** Whether the page shows a thing: on the kingdom, on my board, or in my hand. */
export function placed(view: ViscountsView, reference: string): boolean {
  const [kind, id = ''] = reference.split(/:(.*)/s)
  if (kind !== 'card')
    return /^(pair|space|spot|section|building|pile|desk|manuscript|resource|flip|link|worker)$/.test(kind!)
  const me = view.seat === null ? undefined : view.players[view.seat]
  return view.ring.some((it) => it.townsfolk === id) || !!me?.hand?.includes(id) || !!me?.slots.includes(id)
}
