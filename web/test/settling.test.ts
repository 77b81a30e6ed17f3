// Wishes of which nobody knows whether they were fulfilled: sent again until it is known, and told meanwhile.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newId, settling } from '../src/shell/settling.svelte'
import { Trouble, type Code } from '../src/shell/trouble'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refused = (code: Code): Promise<never> => Promise.reject(new Trouble(code, { id: `error-${code}` }))

/** Sends a wish that is answered by these, one after the other; null is an acknowledgement. */
function wish(...codes: (Code | null)[]): Promise<string> {
  return settling.until(() => {
    const code = codes.shift()
    return code ? refused(code) : Promise.resolve('done')
  })
}

it('answers at once where it is known', async () => {
  await expect(wish(null)).resolves.toBe('done')
  for (const code of ['storage', 'stale', 'offline'] as const) await expect(wish(code)).rejects.toThrow(code)
  expect(settling.said).toBeNull()
})

it('sends again while nobody knows, and says so', async () => {
  const answer = wish('unsettled', 'storage', 'offline', 'lost', null)
  await vi.advanceTimersByTimeAsync(0)
  expect(settling.said).toBe('error-unsettled')
  await vi.advanceTimersByTimeAsync(4_000)
  await expect(answer).resolves.toBe('done')
  expect(settling.said).toBe('ui-saved')
  await vi.advanceTimersByTimeAsync(6_000)
  expect(settling.said).toBeNull()
})

it('ends with the refusal that says it', async () => {
  const answer = wish('lost', 'stale').catch((trouble: Trouble) => trouble.code)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await answer).toBe('stale')
  expect(settling.said).toBeNull()
})

it('makes ids of its own', () => {
  expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100)
})
