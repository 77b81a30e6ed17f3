// Playing without a network: Python in the browser's cache, and a service worker that keeps everything else.

/** The cache with the files of Python. */
const PYTHON = 'kingstable-python'
/** Held by every page with an open table, in whichever tab. */
const TABLE = 'kingstable-table'

const coming = new Set<Promise<unknown>>()

/** A file whose name changes with its content: fetched once, and kept by the browser where it keeps anything. */
export async function kept(address: string): Promise<Response> {
  const cache = await globalThis.caches?.open(PYTHON).catch(() => undefined)
  const known = await cache?.match(address)
  if (known) return known
  const fresh = await fetch(address)
  if (cache && fresh.ok) {
    const put = cache.put(address, fresh.clone()).catch(() => undefined)
    coming.add(put)
    void put.then(() => coming.delete(put))
  }
  return fresh
}

/** Makes the site independent of the network; an update waits until no table is open. `ready` comes when Python has. */
export async function offline(root: string, ready: Promise<unknown>): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (workers) watchTable()
  const waiting = (await workers?.getRegistration(root))?.waiting
  if (waiting && !(await tableOpen())) takeOver(waiting)
  await ready
  await Promise.all(coming)
  await workers?.register(`${root}sw.js`)
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage('take over')
}

async function tableOpen(): Promise<boolean> {
  if (location.hash.startsWith('#/table/')) return true
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name }) => name === TABLE)
}

/** Holds a lock, which other tabs can see, while this page says that a table is open. */
function watchTable(): void {
  let leave: (() => void) | null = null
  const look = (): void => {
    const open = 'table' in document.documentElement.dataset
    if (open && !leave) {
      const left = new Promise<void>((done) => (leave = done))
      void navigator.locks?.request(TABLE, { mode: 'shared' }, () => left)
    } else if (!open) {
      leave?.()
      leave = null
    }
  }
  new MutationObserver(look).observe(document.documentElement, { attributeFilter: ['data-table'] })
  look()
}
