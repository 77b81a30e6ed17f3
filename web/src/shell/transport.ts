// The way to whoever hosts the tables: a server somewhere, or Python in this tab. Both are asked and told the same.
import { at, inTab } from './place'

/** A line of messages, as a socket is one. */
export interface Line {
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send: (text: string) => void
  close: () => void
}

export interface Transport {
  call: (path: string, request: RequestInit) => Promise<Response>
  connect: () => Line
}

const server: Transport = {
  call: (path, request) => fetch(at(path), request),
  connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return new WebSocket(`${scheme}://${location.host}${at('/api/socket')}`) as unknown as Line
  },
}

const local = () => import('../local/tab').then(({ tab }) => tab)

/** What is said before the tab is ready waits for it. */
const tab: Transport = {
  call: async (path, request) => (await local()).call(path, request),
  connect() {
    const line: Line & { readyState: number } = {
      readyState: WebSocket.CONNECTING,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: () => undefined,
      close: () => void (line.readyState = WebSocket.CLOSED),
    }
    void local().then((tab) => tab.take(line))
    return line
  },
}

export const transport = inTab ? tab : server
