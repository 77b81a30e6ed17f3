// Paladins: sets of workers among the options, events in the log, and the things a line of it speaks of.
import { describe, expect, it } from 'vitest'
import { addable, byWild, crewOf, offerFor } from '../src/games/paladins/parts/crews'
import { eventsIn, rivalTurn } from '../src/games/paladins/parts/events'
import { touched } from '../src/games/paladins/touched'
import type { LogEntry, Offer } from '../src/wire'

const offer = (text: string): Offer => ({ do: text, kind: text.split(' ')[0]!, label: { id: 'option-place' }, references: [] })
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
    expect(eventsIn(log, 0).map(({ kind, done }) => [kind, done])).toEqual([['refresh', true], ['inquisition', false]])
    expect(eventsIn(log, 1).map(({ kind }) => kind)).toEqual(['inquisition'])
  })

  it('finds the last turn of the solo opponent', () => {
    const log = told('log-rival-scheme', 'log-rival-use', 'log-use', 'log-rival-scheme', 'log-rival-cannot', 'log-pass', 'log-rival-pass')
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
