// The lists of the lobby after a change.
import { describe, expect, it } from 'vitest'
import { changed, type Lists } from '../src/lobby/lists'
import type { TableSummary } from '../src/types'

const row = (id: string, round = 0): TableSummary => ({ id, round }) as TableSummary
const lists: Lists = { mine: [row('a')], open: [row('b'), row('c')], running: [row('a')], more: [] }
const change = (more: object) => ({ type: 'lobby_change' as const, lists: {}, rows: [], more: [], ...more })

describe('lobby', () => {
  it('keeps what a change does not mention', () => {
    expect(changed(lists, change({}))).toEqual(lists)
  })

  it('takes new rows and new orders', () => {
    const after = changed(lists, change({ lists: { open: ['d', 'b'] }, rows: [row('d')] }))
    expect(after.open.map((table) => table.id)).toEqual(['d', 'b'])
    expect(after.mine).toEqual(lists.mine)
  })

  it('changes a row wherever it stands', () => {
    const after = changed(lists, change({ rows: [row('a', 3)] }))
    expect([after.mine[0]!.round, after.running[0]!.round]).toEqual([3, 3])
  })

  it('moves a row it knows from one list to another', () => {
    const after = changed(lists, change({ lists: { open: ['c'], running: ['a', 'b'] } }))
    expect(after.running.map((table) => table.id)).toEqual(['a', 'b'])
  })
})
