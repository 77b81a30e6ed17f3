// Where the server of this page lives: on a host of its own, or in a folder of one that it shares.

/** The address of this script, which lies in a folder below the server's own. */
const here = import.meta.url

/** The path of the server's folder, with no slash at its end. */
const ROOT = import.meta.env.DEV ? '' : new URL('..', here).pathname.replace(/\/$/, '')

/** A path of the server as the browser asks for it. */
export const at = (path: string): string => ROOT + path

/** The path of the server that an address of the browser stands for. */
export const within = (path: string): string =>
  path === ROOT || path.startsWith(`${ROOT}/`) ? path.slice(ROOT.length) : path
