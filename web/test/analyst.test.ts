// The analysis of a table: looked for, asked for, waited for, and cancelled.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableModel } from '../src/shell/table.svelte'

const server = vi.hoisted(() => ({ progress: null as number | null, asked: [] as string[] }))
const told = async () => ({ progress: server.progress ?? 0, analysis: null, wanted: server.progress !== null })
vi.mock('../src/shell/api', () => ({
  api: {
    analysis: () => (server.asked.push('look'), told()),
    analyse: () => ((server.progress = 0), told()),
    cancelAnalysis: async () => void (server.progress = null),
  },
}))
const { Analyst } = await import('../src/table/analyst.svelte')

describe('the analyst', () => {
  const trouble = vi.fn()
  let analyst: InstanceType<typeof Analyst>
  beforeEach(() => {
    vi.useFakeTimers()
    Object.assign(server, { progress: null, asked: [] })
    trouble.mockClear()
    analyst = new Analyst({ id: 'table', trouble } as unknown as TableModel)
  })
  afterEach(() => {
    analyst.close()
    vi.useRealTimers()
  })

  it('says nothing where nobody has asked', async () => {
    await analyst.look()
    expect([analyst.found, trouble.mock.calls.length]).toEqual([null, 0])
  })

  it('looks again until it is done', async () => {
    await analyst.begin()
    expect(analyst.working).toBe(true)
    server.progress = 100
    await vi.runAllTimersAsync()
    expect([analyst.working, server.asked.length]).toEqual([false, 1])
  })

  it('stops looking when it is closed or cancelled', async () => {
    await analyst.begin()
    await analyst.cancel()
    expect(analyst.found).toBeNull()
    await analyst.begin()
    analyst.close()
    server.asked = []
    await vi.runAllTimersAsync()
    expect(server.asked).toEqual([])
  })
})
