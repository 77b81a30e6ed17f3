// The service worker of a site: keeps the client for when there is no network, one version whole until the next one is.
// It shares no module with the page, for it has to be one script.
import { clientsClaim } from 'workbox-core'
import { precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'

interface Scope {
  /** Written before this script when the site is: its files, and those of Python, which pages keep themselves. */
  __WB_MANIFEST: PrecacheEntry[]
  python: string[]
  skipWaiting(): Promise<void>
}

interface Lifetime extends Event {
  waitUntil(done: Promise<unknown>): void
}

const scope = self as unknown as Scope
/** The cache with the files of Python, as pages call it too. */
const PYTHON = 'kingstable-python'
const addressOf = (name: string): string => new URL(name, location.href).href

/** Fetches what pages have not brought along of Python, so that this version is whole when it begins. */
async function complete(): Promise<void> {
  const cache = await caches.open(PYTHON)
  for (const address of scope.python.map(addressOf)) if (!(await cache.match(address))) await cache.add(address)
}

/** Drops what only an older version of Python needed; none is in use any more when this worker begins. */
async function forget(): Promise<void> {
  const own = addressOf('py/')
  const needed = new Set(scope.python.map(addressOf))
  const cache = await caches.open(PYTHON)
  for (const request of await cache.keys())
    if (request.url.startsWith(own) && !needed.has(request.url)) await cache.delete(request)
}

precacheAndRoute(scope.__WB_MANIFEST)
clientsClaim()
addEventListener('install', (event) => (event as Lifetime).waitUntil(complete()))
addEventListener('activate', (event) => (event as Lifetime).waitUntil(forget()))
// A page says so when no table is open.
addEventListener('message', ({ data }: MessageEvent) => void (data === 'take over' && scope.skipWaiting()))
