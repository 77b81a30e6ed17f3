// Where the host of this page lives: a server of its own, a folder of one that it shares, or this browser's tab alone.

/** Whether this page came as a plain file, without a server: then the tables are in this tab. */
export const inTab = globalThis.document?.documentElement?.dataset.host === 'tab'

/** The address of this script, which lies in a folder below the host's own. */
const script = import.meta.url

/** The path of the host's folder, with no slash at its end. */
const ROOT = import.meta.env.DEV ? '' : new URL('..', script).pathname.replace(/\/$/, '')

/** A path of the host as the browser asks for it. A host that only knows files never hears of pages: they are behind a hash. */
export const at = (path: string): string => ROOT + (inTab && !path.startsWith('/api/') ? `/#${path}` : path)

/** The address of a file that lies beside the page. */
export const fileAt = (name: string): string => new URL(`${ROOT}/${name}`, location.href).href

/** The path of the host that an address of the browser stands for. */
export const within = (path: string): string =>
  path === ROOT || path.startsWith(`${ROOT}/`) ? path.slice(ROOT.length) : path

/** The same with what follows the path, for whole addresses. */
export const pathOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  inTab ? hash.slice(1) || '/' : within(pathname) + search + hash

/** Whether a link leads to a page of ours. */
export function isPage({ origin, pathname, hash }: Pick<Location, 'origin' | 'pathname' | 'hash'>): boolean {
  if (origin !== location.origin || !pathname.startsWith(`${ROOT}/`)) return false
  return inTab ? hash.startsWith('#/') : !isApi(pathname)
}

/** Whether an address is of what the host answers, rather than a page. */
export const isApi = (pathname: string): boolean => pathname.startsWith(`${ROOT}/api/`)

/** The address of this page as the host knows it. */
export const here = (): URL => new URL(pathOf(location), location.origin)
