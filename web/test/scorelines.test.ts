// Rows of a score sheet.
import { expect, it } from 'vitest'
import { merged } from '../src/table/scorelines'
import type { ScoreLine } from '../src/types'

const sheet = (...ids: string[]) => ids.map((id) => ({ id, points: 1 }) as ScoreLine)
const rows = (...sheets: ScoreLine[][]) => merged(sheets).map(({ id }) => id)

it('puts a line that only one sheet has where it stands there', () => {
  expect(rows(sheet('a', 'b', 'd'), sheet('a', 'c', 'd', 'e'))).toEqual(['a', 'c', 'b', 'd', 'e'])
  expect(rows(sheet('b'), sheet('a', 'b'))).toEqual(['a', 'b'])
  expect(rows(sheet('a', 'b'), sheet('b', 'a'))).toEqual(['a', 'b'])
  expect(rows()).toEqual([])
})
