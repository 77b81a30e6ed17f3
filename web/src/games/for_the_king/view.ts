// The view of For the King as its parts draw it: what the server tells, joined with what is printed.
import type { Purse } from '../../shell/gains'
import type { Wire } from '../../wire'

export type Told = Wire['Views']['for_the_king']
export type Faces = Wire['Faces']['for_the_king']
type Deal = Faces['deals'][string]
type Player = Told['players'][number]
type Taken = NonNullable<Told['offices'][number]['taken']>

/** Where a card is, as far as I may know: `held` by a player who was seen to gain it, `favour` if I put it there. */
export type Where =
  'unknown' | 'drawn' | 'mine' | 'held' | 'centre' | 'favour' | 'sale' | 'king' | 'gone' | 'discarded' | 'removed'

interface Place {
  where: Where
  seat: number | null
  /** How many face-down discards may have taken it from there. */
  discards: number
}

/** What a king does to one duty; "either" is one arrow of two ends. */
export type Arrow = 'up' | 'down' | 'either'

/** A card of the game, and where it is. */
export type ReferenceCard = Required<Faces['cards'][number]> & Place & { arrows: readonly Arrow[] }

export type OfficeView = Omit<Required<Told['offices'][number]>, 'taken'> & { taken: Required<Taken> | null }

export type PlayerView = Omit<Required<Player>, 'known'> & {
  seat: number
  known: { card: string; discards: number }[]
  known_gold: number
}

/** Gold cards that pay a bid, their total, and how much of it is lost. */
export interface PaymentView {
  cards: string[]
  total: number
  lost: number
}

export type AuctionView = Omit<Required<NonNullable<Told['auction']>>, 'payments'> & {
  unit: 'gold' | 'cards'
  cap: number
  payments: PaymentView[]
}

/** My cards by office and my gold, the cards of the favour pile I have put there, and my face-down discards. */
export interface OwnView {
  offices: { office: string; cards: string[]; sum: number; letter: string }[]
  gold_cards: string[]
  gold: number
  favour: string[]
  discarded: string[]
}

export type TieBreakView = Required<NonNullable<Told['tie_breaks']>[number]>

type Changed = 'offices' | 'players' | 'auction' | 'tie_breaks' | 'removed'

export type KingView = Required<Omit<Told, Changed>> & {
  seats: number
  phase: 1 | 2
  turns: number
  rounds: number
  secondary_duties: boolean
  offices: OfficeView[]
  players: PlayerView[]
  auction: AuctionView | null
  tie_breaks: TieBreakView[]
  mine: OwnView | null
  nobles: string[]
  /** All cards with so many players, by their ids, in the order of the box. */
  cards: ReadonlyMap<string, ReferenceCard>
  /** How many cards were removed at random before the start, and how many stay in the box for their mark. */
  removed: number
  out: number
}

export const thing = (id: string): string => `card:${id}`

/** The face of a card of this game. */
export const face = (view: KingView, id: string): ReferenceCard => view.cards.get(id)!

export function dress(told: Told, faces: Faces): KingView {
  const seats = told.players.length
  const deal = faces.deals[seats]!
  const cards = dealt(told, faces, seats)
  return {
    seat: null,
    actor: null,
    drawn: null,
    drawing: false,
    centre: [],
    king: null,
    put: [],
    gone: [],
    sales: [],
    ...told,
    seats,
    phase: told.stage === 'auction' || told.stage === 'over' ? 2 : 1,
    turns: deal.turns,
    rounds: deal.turns,
    secondary_duties: deal.secondary,
    offices: told.offices.map((it) => ({
      secondary: 0,
      standings: [],
      ...it,
      taken: it.taken ? { ...UNTAKEN, ...it.taken } : null,
    })),
    players: told.players.map((it, seat) => player(it, seat, cards)),
    auction: told.auction ? auction(told.auction, deal, cards) : null,
    tie_breaks: (told.tie_breaks ?? []).map((it) => ({ office: null, worth: [], letters: [], ...it })),
    mine: own(told, deal, cards),
    nobles: faces.nobles,
    cards,
    removed: deal.removal,
    out: faces.cards.length - cards.size,
  }
}

/** What anybody may count of each player: cards, gold openly gained, and the standing in each office. */
export const purses = ({ players, offices }: KingView): Purse[] =>
  players.map(({ cards, known_gold: gold }, seat) => ({
    cards,
    gold,
    ...Object.fromEntries(
      offices.map(({ office, standings }) => [office, standings.find((it) => it.seat === seat)?.sum ?? 0]),
    ),
  }))

const UNTAKEN: Required<Taken> = {
  primary: null,
  secondary: null,
  primary_by_letter: false,
  secondary_by_letter: false,
}

type Cards = KingView['cards']

const value = (cards: Cards, ids: readonly string[]): number => ids.reduce((sum, id) => sum + cards.get(id)!.value, 0)

const isGold = (cards: Cards, id: string): boolean => cards.get(id)!.type === 'gold'

function dealt(told: Told, faces: Faces, seats: number): Cards {
  const place = places(told)
  const here = faces.cards.filter(({ mark }) => (mark ?? 0) <= seats)
  return new Map(
    here.map((it) => [
      it.id,
      {
        office: '',
        value: 0,
        letter: '',
        effect: '',
        mark: 0,
        reconstructed: false,
        ...it,
        arrows: (faces.effects[it.effect ?? ''] ?? []).map(arrow),
        ...(place.get(it.id) ?? { where: 'unknown', seat: null, discards: 0 }),
      },
    ]),
  )
}

const arrow = (step: readonly number[]): Arrow => (step.length > 1 ? 'either' : step[0]! > 0 ? 'up' : 'down')

/** Where the cards are that I know of. */
function places(told: Told): Map<string, Place> {
  const found = new Map<string, Place>()
  const put = (
    where: Where,
    cards: readonly (string | null | undefined)[] = [],
    seat: number | null = null,
    discards = 0,
  ) => {
    for (const card of cards) if (card) found.set(card, { where, seat, discards })
  }
  told.players.forEach(({ hand, buried, known }, seat) => {
    if (hand) put(seat === told.seat ? 'mine' : 'held', hand, seat)
    else for (const { card, discards } of known ?? []) put('held', [card], seat, discards)
    put('discarded', buried ?? [], seat)
  })
  put('favour', told.put)
  put('centre', told.centre)
  put('gone', told.gone)
  put('removed', told.removed)
  put('drawn', [told.drawn])
  put('sale', [told.auction?.card])
  put('king', [told.king])
  return found
}

function player(told: Player, seat: number, cards: Cards): PlayerView {
  const known = (told.known ?? []).map((it) => ({ discards: 0, ...it }))
  const gold = known.map(({ card }) => card).filter((id) => isGold(cards, id))
  return { noble: null, discarded: 0, hand: null, buried: null, ...told, seat, known, known_gold: value(cards, gold) }
}

function auction(told: NonNullable<Told['auction']>, deal: Deal, cards: Cards): AuctionView {
  const owed = told.owed ?? 0
  const unit = isGold(cards, told.card) ? 'cards' : 'gold'
  const payments = (told.payments ?? []).map((it) => ({
    cards: it,
    total: value(cards, it),
    lost: value(cards, it) - owed,
  }))
  return {
    bidder: null,
    means: null,
    ...told,
    owed,
    unit,
    cap: unit === 'gold' ? deal.gold_cap : deal.cards_cap,
    payments,
  }
}

function own({ seat, players, put }: Told, deal: Deal, cards: Cards): OwnView | null {
  const me = seat === undefined || seat === null ? undefined : players[seat]
  if (!me) return null
  const hand = me.hand ?? []
  const gold = hand.filter((id) => isGold(cards, id))
  const offices = deal.offices.map((office) => {
    const held = hand.filter((id) => cards.get(id)!.office === office)
    const [letter = ''] = held.map((id) => cards.get(id)!.letter).sort()
    return { office, cards: held, sum: value(cards, held), letter }
  })
  return { offices, gold_cards: gold, gold: value(cards, gold), favour: put ?? [], discarded: me.buried ?? [] }
}

/** What anybody sees: neither the card that the advisor looks at, nor what I could pay, nor who I am. */
export const seen = (view: KingView): KingView => ({
  ...view,
  seat: null,
  drawn: null,
  auction: view.auction && { ...view.auction, means: null },
})
