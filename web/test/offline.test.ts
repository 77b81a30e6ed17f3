import { afterEach, describe, expect, it, vi } from 'vitest'
import { kept } from '../src/local/offline'

const ADDRESS = 'https://example.org/py/python.1a2b.gz'

/** A browser's cache, with what is in it. */
function cacheOf(held: Map<string, Response>) {
  return {
    match: async (address: string) => held.get(address)?.clone(),
    put: async (address: string, response: Response) => void held.set(address, response),
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('a file of Python', () => {
  it('is fetched once', async () => {
    const held = new Map<string, Response>()
    const fetched = vi.fn(async () => new Response('python'))
    vi.stubGlobal('caches', { open: async () => cacheOf(held) })
    vi.stubGlobal('fetch', fetched)
    expect(await (await kept(ADDRESS)).text()).toBe('python')
    expect(await (await kept(ADDRESS)).text()).toBe('python')
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('is not kept when it is not there', async () => {
    const held = new Map<string, Response>()
    vi.stubGlobal('caches', { open: async () => cacheOf(held) })
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    expect((await kept(ADDRESS)).ok).toBe(false)
    expect(held.size).toBe(0)
  })

  it('comes also where the browser keeps nothing', async () => {
    vi.stubGlobal('fetch', async () => new Response('python'))
    expect(await (await kept(ADDRESS)).text()).toBe('python')
    vi.stubGlobal('caches', { open: () => Promise.reject(new Error('forbidden')) })
    expect(await (await kept(ADDRESS)).text()).toBe('python')
  })
})
