// The view joined with what is printed, picking payments and decrees step by step, and long words that may be divided.
import { describe, expect, it } from 'vitest'
import { complete, next } from '../src/games/for_the_king/parts/decrees'
import { offerOf, picking, toggled } from '../src/games/for_the_king/parts/payments'
import { beginnings } from '../src/games/for_the_king/parts/rows'
import { lights } from '../src/shell/offers'
import type { Offer } from '../src/types'
import { dress, face, seen, type Faces, type PaymentView, type Told } from '../src/games/for_the_king/view'

const offer = (kind: string, ...references: string[]): Offer => ({
  do: `${kind} ${references.join('+')}`,
  kind,
  label: { id: kind },
  references,
})
const pay = (total: number, ...cards: string[]): PaymentView => ({ cards, total, lost: total - 4 })
const value = (card: string) => Number(card[0])

/** A price of 4, and in hand 1, 2, 3, 3. */
const payments = [pay(4, '1a', '3a'), pay(5, '2a', '3a'), pay(6, '3a', '3b'), pay(6, '1a', '2a', '3a')]

const card = (id: string, type: 'government' | 'king' | 'gold', more: object = {}) => ({ id, type, ...more })
const deal = (offices: string[]) => ({ offices, removal: 22, turns: 20, secondary: false, gold_cap: 54, cards_cap: 20 })

/** A small box: a few cards, one of them for three players and more. */
const faces: Faces = {
  cards: [
    card('dip-a', 'government', { office: 'dip', value: 2, letter: 'A', reconstructed: true }),
    card('dip-h', 'government', { office: 'dip', value: 4, letter: 'H' }),
    card('mil-c', 'government', { office: 'mil', value: 1, letter: 'C' }),
    card('king-either1-1', 'king', { effect: 'either1' }),
    card('king-swap-1', 'king', { effect: 'swap' }),
    card('gold1-01', 'gold', { value: 1 }),
    card('gold2-01', 'gold', { value: 2 }),
    card('gold3-01', 'gold', { value: 3 }),
    card('gold3-10', 'gold', { value: 3, mark: 3 }),
  ],
  effects: { either1: [[1, -1]], swap: [[1], [-1]] },
  nobles: ['1', '2', '3', '4', '5'],
  deals: { 2: deal(['dip', 'mil']) },
}

/** What a spectator would be told, but for the players. */
const open = {
  stage: 'auction',
  turn: 20,
  round: 17,
  first: 0,
  leader: 0,
  deck: 0,
  favour: 1,
  room: [0, 0, 0],
  offices: [
    { office: 'dip', primary: 3, standings: [{ seat: 1, sum: 2, letter: 'A' }] },
    { office: 'mil', primary: 1 },
  ],
}

/** The first player has won a king for 2 gold and is choosing what to pay. */
const told: Told = {
  ...open,
  seat: 0,
  actor: 0,
  auction: {
    card: 'king-swap-1',
    high: 2,
    bidder: 0,
    bids: [2, 0],
    passed: [false, true],
    excluded: [false, false],
    least: 3,
    means: 4,
    owed: 2,
    payments: [['gold3-01'], ['gold1-01', 'gold3-01']],
  },
  players: [
    {
      noble: '1',
      side: 'a',
      cards: 4,
      discarded: 1,
      hand: ['dip-h', 'mil-c', 'gold1-01', 'gold3-01'],
      buried: ['gold2-01'],
    },
    { noble: '2', side: 'b', cards: 3, discarded: 2, known: [{ card: 'dip-a', discards: 2 }] },
  ],
  put: ['king-either1-1'],
}

describe('a view told bare', () => {
  const view = dress(told, faces)

  it('gets the cards of so many players, each as printed and with its place', () => {
    expect([...view.cards.keys()]).toEqual(faces.cards.slice(0, -1).map(({ id }) => id))
    expect([view.out, view.removed]).toEqual([1, 22])
    const places = [...view.cards.values()].map(({ id, where, seat, discards }) => [id, where, seat, discards])
    expect(places).toEqual([
      ['dip-a', 'held', 1, 2],
      ['dip-h', 'mine', 0, 0],
      ['mil-c', 'mine', 0, 0],
      ['king-either1-1', 'favour', null, 0],
      ['king-swap-1', 'sale', null, 0],
      ['gold1-01', 'mine', 0, 0],
      ['gold2-01', 'discarded', 0, 0],
      ['gold3-01', 'mine', 0, 0],
    ])
    expect(face(view, 'dip-a')).toMatchObject({ office: 'dip', value: 2, letter: 'A', reconstructed: true, mark: 0 })
  })

  it('keeps to itself in a picture what others may not see', () => {
    expect(view.auction?.means).toBe(4)
    expect(seen({ ...view, drawn: 'dip-a' })).toMatchObject({
      seat: null,
      drawn: null,
      auction: { means: null, high: 2 },
    })
  })

  it('draws what a king does as arrows', () => {
    expect(face(view, 'king-either1-1').arrows).toEqual(['either'])
    expect(face(view, 'king-swap-1').arrows).toEqual(['up', 'down'])
    expect(face(view, 'dip-h').arrows).toEqual([])
  })

  it('has my cards by office, with sums and best letters, and my gold', () => {
    expect(view.mine).toEqual({
      offices: [
        { office: 'dip', cards: ['dip-h'], sum: 4, letter: 'H' },
        { office: 'mil', cards: ['mil-c'], sum: 1, letter: 'C' },
      ],
      gold_cards: ['gold1-01', 'gold3-01'],
      gold: 4,
      favour: ['king-either1-1'],
      discarded: ['gold2-01'],
    })
    const all = { ...told, players: [{ side: 'a', cards: 2, hand: ['dip-h', 'dip-a'] }, told.players[1]!] }
    expect(dress(all, faces).mine!.offices[0]).toMatchObject({ sum: 6, letter: 'A' })
  })

  it('names the unit, the highest bid, and what each payment loses', () => {
    expect(view.auction).toMatchObject({ unit: 'gold', cap: 54, least: 3, owed: 2 })
    expect(view.auction!.payments.map(({ total, lost }) => [total, lost])).toEqual([
      [3, 1],
      [4, 2],
    ])
    const gold = dress({ ...told, auction: { ...told.auction!, card: 'gold2-01', owed: 0, payments: [] } }, faces)
    expect(gold.auction).toMatchObject({ unit: 'cards', cap: 20, payments: [] })
  })

  it('says what is left out of it: nothing known, nothing taken, nobody', () => {
    expect(view.players[0]).toMatchObject({ seat: 0, known: [], known_gold: 0 })
    expect(view.offices[1]).toEqual({ office: 'mil', primary: 1, secondary: 0, standings: [], taken: null })
    expect(view).toMatchObject({
      seats: 2,
      phase: 2,
      turns: 20,
      rounds: 20,
      drawn: null,
      centre: [],
      king: null,
      tie_breaks: [],
    })
    const watched = dress({ ...open, players: told.players }, faces)
    expect([watched.seat, watched.actor, watched.mine, watched.auction]).toEqual([null, null, null, null])
  })

  it('counts the gold that everybody saw a player gain', () => {
    const rich = {
      ...told.players[1]!,
      known: [{ card: 'gold3-01', discards: 1 }, { card: 'gold1-01' }, { card: 'dip-a' }],
    }
    expect(dress({ ...told, players: [told.players[0]!, rich] }, faces).players[1]!.known_gold).toBe(4)
  })

  it('tells after the end who took what, and where all cards are', () => {
    const end: Told = {
      ...open,
      stage: 'over',
      offices: [
        { office: 'dip', primary: 3, taken: { primary: 1, primary_by_letter: true } },
        { office: 'mil', primary: 1, taken: {} },
      ],
      players: [
        { side: 'a', cards: 1, hand: ['dip-h'], buried: ['mil-c'] },
        { side: 'a', cards: 1, hand: ['dip-a'], buried: [] },
      ],
      gone: ['gold3-01'],
      removed: ['gold1-01'],
    }
    const shown = dress(end, faces)
    expect(shown.offices.map(({ taken }) => [taken!.primary, taken!.secondary, taken!.primary_by_letter])).toEqual([
      [1, null, true],
      [null, null, false],
    ])
    const where = (id: string) => face(shown, id).where
    expect(['dip-h', 'mil-c', 'gold3-01', 'gold1-01'].map(where)).toEqual(['held', 'discarded', 'gone', 'removed'])
  })
})

describe('a payment', () => {
  it('is made when the picked cards are one of those offered, and names what is lost', () => {
    expect(picking(payments, [], value)).toEqual({ made: null, addable: [1, 2, 3] })
    expect(picking(payments, ['1a'], value)).toEqual({ made: null, addable: [2, 3] })
    expect(picking(payments, ['3a', '3b'], value)).toEqual({ made: payments[2], addable: [] })
    expect(picking(payments, ['1a', '3a'], value)).toEqual({ made: payments[0], addable: [2] })
  })

  it('takes cards of equal value for one another', () => {
    expect(toggled(payments, [], '3b', value)).toEqual(['3a'])
    expect(toggled(payments, ['3a'], '3b', value)).toEqual(['3a', '3b'])
    expect(toggled(payments, ['3a', '3b'], '3a', value)).toEqual(['3a'])
  })

  it('refuses a card that no payment has room for', () => {
    expect(toggled(payments, ['3a', '3b'], '1a', value)).toBeNull()
  })

  it('finds its option', () => {
    const options = payments.map(({ cards }) => offer('pay', ...cards.map((it) => `card:${it}`)))
    expect(offerOf(options, payments[3]!)).toBe(options[3])
  })
})

describe('a decree', () => {
  const swap = [
    offer('shift', 'office:dip', 'office:mil'),
    offer('shift', 'office:mil', 'office:dip'),
    offer('shift', 'office:dip', 'office:arc'),
  ]

  it('offers each change once, and after the first those that go with it', () => {
    expect(next(swap, [])).toHaveLength(5)
    expect(next(swap, [{ office: 'dip', up: true }])).toEqual([
      { office: 'mil', up: false },
      { office: 'arc', up: false },
    ])
  })

  it('is complete with its last change, in whichever order they were picked', () => {
    expect(complete(swap, [{ office: 'dip', up: true }])).toBeUndefined()
    expect(
      complete(swap, [
        { office: 'arc', up: false },
        { office: 'dip', up: true },
      ]),
    ).toBe(swap[2])
  })

  it('tells raising from lowering', () => {
    const either = [offer('raise', 'office:dip'), offer('lower', 'office:dip')]
    expect(complete(either, [{ office: 'dip', up: false }])).toBe(either[1])
  })
})

describe('what a board offers in its own way', () => {
  it('never becomes a button', () => {
    const options = [offer('pay', 'card:1'), offer('pay', 'card:1', 'card:2'), offer('pass')]
    const { buttons } = lights(
      options,
      () => true,
      ['card:1'],
      ({ kind }) => kind === 'pay',
    )
    expect(buttons.map(({ kind }) => kind)).toEqual([])
    expect(
      lights(
        options,
        () => true,
        [],
        ({ kind }) => kind === 'pay',
      ).buttons.map(({ kind }) => kind),
    ).toEqual(['pass'])
  })
})

it('lays coins in rows of about the same length, however many there are', () => {
  expect(beginnings(7, 7)).toEqual(new Set())
  expect(beginnings(8, 7)).toEqual(new Set([4]))
  for (let count = 1; count < 100; count++)
    for (let most = 1; most < 15; most++) {
      const edges = [0, ...beginnings(count, most), count]
      const rows = edges.slice(1).map((edge, at) => edge - edges[at]!)
      expect(Math.max(...rows)).toBeLessThanOrEqual(most)
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1)
    }
})
