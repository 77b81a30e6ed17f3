// Playing in this browser while the server is away, with a site that the browser has kept before.
import { at } from './place'

/** How long a page stands, in milliseconds, before it fetches what may never be needed. */
const CALM = 20_000

const SITE = at('/here/')

/** Browsers have none where the address is not secure. */
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
const sparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
let asked = !workers || !!sparing

/** The server has a site: its service worker keeps all of it, and sees to it that it is the newest. */
export function keepSite(): void {
  if (asked) return
  asked = true
  setTimeout(() => void workers!.register(`${SITE}sw.js`).catch(() => undefined), CALM)
}

/** The address of the site, if it is kept. */
export async function keptSite(): Promise<string | null> {
  const found = await workers?.getRegistration(SITE).catch(() => undefined)
  return found?.active ? SITE : null
}
