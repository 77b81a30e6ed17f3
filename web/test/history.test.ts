// What of a lesson's log is news, and what is history.
import { describe, expect, it } from 'vitest'
import { begins } from '../src/learn/history'
import type { LogEntry } from '../src/types'

const line = (n: number, id: string): LogEntry => ({ n, message: { id } })

describe('the log of a lesson', () => {
  const known = [line(0, 'log-round'), line(1, 'log-pass')]

  it('goes on where the table does', () => {
    expect(begins(known, [...known, line(2, 'log-round')])).toBe(true)
  })
  it('is history at the first table, and at another one', () => {
    expect(begins([], known)).toBe(false)
    expect(begins(known, [line(0, 'log-round'), line(1, 'log-hire'), line(2, 'log-round')])).toBe(false)
  })
})
