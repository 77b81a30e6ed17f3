// What players gain from one moment to the next, and which card a line of the log turns over.
import { describe, expect, it } from 'vitest'
import { turned as inForTheKing } from '../src/games/for_the_king/touched'
import { turned as inKingdomBuilder } from '../src/games/kingdom_builder/touched'
import { theirs as onPaladins, turned as inPaladins } from '../src/games/paladins/touched'
import { theirs as onTiletum, turned as inTiletum } from '../src/games/tiletum/touched'
import { theirs as onViscounts, turned as inViscounts } from '../src/games/viscounts/touched'
import { changed, changes, scored } from '../src/shell/gains'
import type { ScoreSheet } from '../src/types'

describe('changes', () => {
  it('are what each has more or less of', () => {
    const before = [
      { silver: 3, points: 4 },
      { silver: 1, points: 0 },
    ]
    const now = [
      { silver: 1, points: 6 },
      { silver: 4, points: 0 },
    ]
    expect(changes(before, now)).toEqual([
      { place: 0, kind: 'silver', count: -2 },
      { place: 0, kind: 'points', count: 2 },
      { place: 1, kind: 'silver', count: 3 },
    ])
  })

  it('are also those of what somebody had none of, or has none of now', () => {
    expect(changed({ silver: 3, ink: 1, scout: 1 }, { silver: 1, ink: 1, cleric: 2 })).toEqual([
      { kind: 'silver', count: -2 },
      { kind: 'cleric', count: 2 },
      { kind: 'scout', count: -1 },
    ])
  })

  it('are none where nothing was known before', () => {
    expect(changes([], [{ silver: 3 }])).toEqual([])
    expect(scored([], [sheet({ a: 3 })])).toEqual([])
  })

  const sheet = (lines: Record<string, number>): ScoreSheet => ({
    ...{ seat: 0, rank: 1, winner: false, total: Object.values(lines).reduce((sum, it) => sum + it, 0) },
    lines: Object.entries(lines).map(([id, points]) => ({ id, points })),
  })

  it('of points say what they are for, or their sum where that is much', () => {
    expect(scored([sheet({ castles: 3, goods: 2 })], [sheet({ castles: 9, goods: 1 })])).toEqual([
      { place: 0, kind: 'points', count: 6, line: { id: 'castles', points: 9 } },
      { place: 0, kind: 'points', count: -1, line: { id: 'goods', points: 1 } },
    ])
    expect(scored([sheet({ a: 0, b: 0, c: 0, d: 0 })], [sheet({ a: 1, b: 1, c: 1, d: 2 })])).toEqual([
      { place: 0, kind: 'points', count: 5 },
    ])
  })
})

describe('a line of the log', () => {
  const line = (id: string, name: string, named: string) => ({ id, args: { seat: 1, [name]: { id: named } } })

  it('turns over a card of its game', () => {
    expect(inKingdomBuilder(line('log-play-card', 'terrain', 'terrain-flower-field'))).toBe('terrain:flower_field')
    expect(inKingdomBuilder(line('log-take-token', 'location', 'location-oasis'))).toBe('location:oasis')
    expect(inForTheKing(line('log-turn-up', 'card', 'card-dip-e'))).toBe('card:dip-e')
    expect(inPaladins(line('log-rival-scheme', 'scheme', 'scheme-scheme-convert'))).toBe('scheme:scheme_convert')
    expect(inPaladins(line('log-hire', 'card', 'townsfolk-tf-26'))).toBe('townsfolk:tf_26')
    expect(inViscounts(line('log-rival-scheme', 'scheme', 'scheme-starting-crime-2'))).toBe('scheme:starting_crime_2')
    expect(inViscounts(line('log-manuscript', 'manuscript', 'manuscript-ms-blue-2'))).toBe('manuscript:ms_blue_2')
    expect(inTiletum(line('log-rival-rolls', 'card', 'directive-glorious-spires'))).toBe('directive:glorious-spires')
    expect(inTiletum(line('log-take-tile', 'tile', 'tile-b39'))).toBe('tile:b39')
  })

  it('changes something on the own board of whom it tells of', () => {
    expect(onPaladins(line('log-use', 'action', 'action-hunt'))).toBe('[data-action="hunt"]')
    expect(onViscounts(line('log-play', 'card', 'card-start-lender'))).toBe('[data-piece="card:start_lender"]')
    expect(onViscounts({ id: 'log-virtue' })).toBe('[data-piece^="virtue:"]')
    expect(onTiletum(line('log-place', 'tile', 'tile-p31'))).toBe('[data-piece="tile:p31"]')
    expect(onTiletum({ id: 'log-roof' })).toBe('')
  })

  it('changes nothing there where it tells of another place', () => {
    expect(onPaladins(line('log-hire', 'card', 'townsfolk-tf-26'))).toBeNull()
    expect(onViscounts(line('log-dismiss', 'card', 'card-start-lender'))).toBeNull()
    expect(onTiletum(line('log-take-tile', 'tile', 'tile-b39'))).toBeNull()
  })

  it('turns over none where it only speaks of one', () => {
    expect(inKingdomBuilder(line('log-build', 'terrain', 'terrain-forest'))).toBeNull()
    expect(inForTheKing(line('log-again', 'card', 'card-dip-e'))).toBeNull()
    expect(inPaladins(line('log-new-townsfolk', 'card', 'townsfolk-tf-1'))).toBeNull()
    expect(inViscounts(line('log-drop-off', 'card', 'card-start-lender'))).toBeNull()
    expect(inTiletum(line('log-character-refilled', 'tile', 'tile-p31'))).toBeNull()
  })
})
