// Who this browser is: however often a stranger presses at first, one guest comes of it.
import { describe, expect, it, vi } from 'vitest'

const server = vi.hoisted(() => ({ guests: 0, sockets: 0 }))

vi.mock('../src/shell/api', () => ({
  api: {
    me: () => Promise.resolve({ id: '', name: '' }),
    introduce: (name: string) => Promise.resolve({ id: `guest-${++server.guests}`, name }),
  },
}))
vi.mock('../src/shell/socket.svelte', () => ({ connection: { now: () => void server.sockets++ } }))
vi.mock('../src/shell/settings.svelte', () => ({ settings: { lang: 'en' } }))
vi.mock('../src/shell/words.svelte', () => ({ t: () => 'Ada | Bela' }))

const { myself } = await import('../src/shell/me.svelte')

describe('a stranger', () => {
  it('is one guest, however many presses ask for a name at once, and afterwards', async () => {
    await Promise.all([myself.introduced(), myself.introduced(), myself.introduced()])
    await myself.introduced()
    expect(myself.me?.id).toBe('guest-1')
    expect(server).toEqual({ guests: 1, sockets: 1 })
  })
})
