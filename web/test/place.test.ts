// Addresses: paths of a server, in a folder or not, and pages behind a hash where the host knows only files.
import { afterEach, describe, expect, it, vi } from 'vitest'

async function place(host?: string) {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: host ? { host } : {} } })
  vi.stubGlobal('location', new URL('https://example.org/'))
  return await import('../src/shell/place')
}

const link = (address: string) => new URL(address, 'https://example.org')

describe('place', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('asks a server by paths', async () => {
    const { at, pathOf, isPage } = await place()
    expect(at('/table/7#replay')).toBe('/table/7#replay')
    expect(pathOf(link('/table/7?at=3#scores'))).toBe('/table/7?at=3#scores')
    expect(isPage(link('/table/7'))).toBe(true)
    expect(isPage(link('/api/games'))).toBe(false)
    expect(isPage(link('https://elsewhere.org/table/7'))).toBe(false)
  })

  it('has pages behind a hash in a tab, and files beside it', async () => {
    const { at, pathOf, isPage, here } = await place('tab')
    expect(at('/table/7#replay')).toBe('/#/table/7#replay')
    expect(at('/api/records')).toBe('/api/records')
    expect(pathOf(link('/#/rules/some_game#tower'))).toBe('/rules/some_game#tower')
    expect(pathOf(link('/'))).toBe('/')
    expect(isPage(link('/#/me'))).toBe(true)
    expect(isPage(link('/licences.html'))).toBe(false)
    vi.stubGlobal('location', link('/#/table/7?at=3#scores'))
    expect([here().pathname, here().searchParams.get('at'), here().hash]).toEqual(['/table/7', '3', '#scores'])
  })
})
