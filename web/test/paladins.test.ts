// Paladins: the view dressed with faces, sets of workers among the options, and what the log speaks of.
import { describe, expect, it } from 'vitest'
import { addable, byWild, crewOf, offerFor } from '../src/games/paladins/parts/crews'
import { eventsIn, rivalTurn } from '../src/games/paladins/parts/events'
import { ofRival, theirs, touched } from '../src/games/paladins/touched'
import { dress, type Faces, type Told } from '../src/games/paladins/view'
import type { LogEntry, Offer } from '../src/wire'
import example from './paladins.json'

const offer = (text: string): Offer => ({
  do: text,
  kind: text.split(' ')[0]!,
  label: { id: 'option-place' },
  references: [],
})
const told = (...ids: string[]): LogEntry[] => ids.map((id, n) => ({ n, message: { id } }))

describe('sets of workers', () => {
  const keeps = ['keep scout+scout', 'keep scout+cleric', 'keep scout', 'keep cleric', 'keep'].map(offer)

  it('reads the workers of an option', () => {
    expect(crewOf(offer('place labourer+criminal'))).toEqual(['labourer', 'criminal'])
    expect(crewOf(offer('keep'))).toEqual([])
  })

  it('says who can still be added, and which option is made', () => {
    expect(addable(keeps, [])).toEqual(['scout', 'cleric'])
    expect(addable(keeps, ['cleric'])).toEqual(['scout'])
    expect(addable(keeps, ['scout', 'scout'])).toEqual([])
    expect(offerFor(keeps, ['cleric', 'scout'])?.do).toBe('keep scout+cleric')
    expect(offerFor(keeps, ['cleric', 'cleric'])).toBeUndefined()
    expect(offerFor(keeps, [])?.do).toBe('keep')
  })

  it('keeps apart the sets that spend more criminals than need be', () => {
    const { plain, wild } = byWild(['place scout', 'place criminal'].map(offer))
    expect([plain, wild].map((sets) => sets.map((it) => it.do))).toEqual([['place scout'], ['place criminal']])
    expect(byWild([offer('place criminal')]).wild).toEqual([])
  })
})

describe('events in the log', () => {
  it('tells an Inquisition from its beginning to its end', () => {
    const [event, ...more] = eventsIn(told('log-use', 'log-inquisition', 'log-debt', 'log-tax-filled', 'log-gain'), 0)
    expect(more).toEqual([])
    expect(event).toMatchObject({ kind: 'inquisition', at: 1, done: true })
    expect(event!.lines.map(({ message }) => message.id)).toEqual(['log-inquisition', 'log-debt', 'log-tax-filled'])
  })

  it('knows one that still waits for a decision, and one that is past', () => {
    const log = told('log-refresh', 'log-taverns', 'log-inquisition')
    expect(eventsIn(log, 0).map(({ kind, done }) => [kind, done])).toEqual([
      ['refresh', true],
      ['inquisition', false],
    ])
    expect(eventsIn(log, 2).map(({ kind }) => kind)).toEqual(['inquisition'])
  })

  it('goes on telling one in which something was decided', () => {
    const log = told('log-use', 'log-inquisition', 'log-discard', 'log-debt', 'log-tax-filled')
    expect(eventsIn(log, 3)).toMatchObject([{ at: 1, done: true, lines: { length: 4 } }])
    expect(eventsIn(log, 5)).toEqual([])
  })

  it('leaves out what earlier rounds refreshed', () => {
    const round = ['log-refresh', 'log-taverns', 'log-inquisition', 'log-tax-filled']
    expect(eventsIn(told(...round, ...round, ...round), 0).map(({ at }) => at)).toEqual([6, 8, 10])
  })

  it('finds the last turn of the solo opponent', () => {
    const log = told(
      'log-rival-scheme',
      'log-rival-use',
      'log-use',
      'log-rival-scheme',
      'log-rival-cannot',
      'log-pass',
      'log-rival-pass',
    )
    expect(rivalTurn(log).map(({ n }) => n)).toEqual([3, 4])
    expect(rivalTurn(told('log-use'))).toEqual([])
  })
})

describe('things that a line speaks of', () => {
  it('knows cards by their names and spaces by their ids', () => {
    expect(touched({ id: 'log-hire', args: { seat: 0, card: { id: 'townsfolk-tf-24' } } })).toEqual(['townsfolk:tf_24'])
    expect(touched({ id: 'log-monk', args: { seat: 1, space: 'r2s3' } })).toEqual(['space:r2s3'])
    expect(touched({ id: 'log-jar', args: { seat: 1, space: 'jar_space_1' } })).toEqual([])
  })
})

describe('whom a line is about', () => {
  it('tells the lines that only the solo opponent has', () => {
    expect(ofRival({ id: 'log-rival-use' })).toBe(true)
    expect(ofRival({ id: 'log-debt', args: { who: { id: 'rival-name' } } })).toBe(false)
  })

  it('knows what of a board it changes, also of the solo opponent’s', () => {
    const action = { action: { id: 'action-kings-favour' } }
    expect(theirs({ id: 'log-use', args: action })).toBe('[data-action="kings_favour"]')
    expect(theirs({ id: 'log-rival-use', args: action })).toBe('[data-action="kings_favour"]')
    expect(theirs({ id: 'log-rival-attribute', args: { attribute: { id: 'attribute-faith' } } })).toContain('faith:')
    expect(theirs({ id: 'log-rival-marker' })).toBe('[data-part="marker"]')
    expect(theirs({ id: 'log-rival-cannot', args: action })).toBeNull()
  })
})

describe('a view dressed with what is printed', () => {
  const view = dress(example.told as unknown as Told, example.faces as unknown as Faces)
  const [mine, rival] = view.players as [(typeof view.players)[0], (typeof view.players)[0]]
  const action = (of: typeof mine, id: string) => of.actions.find((it) => it.id === id)!

  it('lays cards on their slots, with what is printed there', () => {
    expect(view.townsfolk.map(({ slot, card, price }) => [slot, card?.id, price])).toEqual([
      [1, 'tf_12', 3],
      [2, undefined, 2],
      [3, 'tf_04', 2],
      [4, 'tf_28', 1],
      [5, 'tf_31', 0],
    ])
    expect(view.townsfolk[0]).toMatchObject({ debt_allowed: true, price_now: 3, affordable: true })
    expect(view.outsiders[1]).toMatchObject({ faith_flag: 2, strength_flag: 3, attack_price: 1, convertible: true })
    expect(view.outsiders[2]).toMatchObject({ card: null, convertible: false })
    expect(view.orders[0]).toMatchObject({
      order: 'order_fortify',
      action: 'fortify',
      count: 5,
      vp: 4,
      workshop: false,
    })
    expect(view.favours[0]).toMatchObject({ worker: 'scout', owner: 0, scheme: false })
    expect(view.favours[2]).toEqual({ slot: 3, round: 5, card: null, worker: null, owner: null, scheme: true })
    expect(view.taverns.map(({ workers, taken_by }) => [workers.length, taken_by])).toEqual([
      [4, 0],
      [4, null],
    ])
    expect([view.tax, view.tax_start]).toEqual([5, 5])
  })

  it('puts pieces on the regions, and closes what is for more players', () => {
    const [first, second] = view.regions
    expect(first!.spaces[0]).toMatchObject({ id: 'r1s1', piece: 'monk', owner: 0, closed: false })
    expect(first!.spaces.find((it) => it.min_players > 1)).toMatchObject({ closed: true, piece: null })
    expect(second!.spaces[0]).toMatchObject({ piece: 'outpost', owner: 1 })
  })

  it('counts actions, and knows what the next time costs and needs', () => {
    expect(action(mine, 'attack')).toMatchObject({ count: 1, blocked: true, resource: null, limit: 0 })
    expect(action(mine, 'attack').spaces.map(({ worker }) => worker)).toEqual(['scout', 'labourer', 'fighter'])
    expect(action(mine, 'commission')).toMatchObject({ count: 1, cost: 1, need: null, blocked: false })
    expect(action(mine, 'commission').spaces.map(({ workshop }) => workshop)).toEqual([true, false, false])
    expect(action(mine, 'fortify')).toMatchObject({ count: 1, cost: 0, resource: 'provision' })
    expect(action(mine, 'fortify').need).toBe(example.faces.actions[7]!.thresholds[1])
    expect(action(mine, 'develop')).toMatchObject({ count: 2, cost: 4, resource: 'silver' })
    expect(action(rival, 'convert')).toMatchObject({ workers: 2, blocked: true })
  })

  it('shows what players have', () => {
    expect(mine.bonus).toEqual({ faith: 1, strength: 0, influence: 3 })
    expect(mine).toMatchObject({ seat: 0, silver: 3, provisions: 0, passed: false, used: [] })
    expect(mine.workshop_row).toHaveLength(6)
    expect(mine.jar_spaces.filter(({ jar }) => jar !== null).map(({ id, jar }) => [id, jar])).toEqual([
      ['jar_space_8', 0],
    ])
    expect(mine.attacked_nations).toEqual({ byzantine: 1, saracen: 0, viking: 0 })
    expect(mine.converted.map(({ card, vp }) => [card.id, vp])).toEqual([['out_13', 0]])
    expect(rival).toMatchObject({ seat: null, workshop_row: [], jar_spaces: [], workers: {} })
    expect(view.rival).toMatchObject({ schemes_on_favours: 3, placed: { convert: 2 } })
  })
})
