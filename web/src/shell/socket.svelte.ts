// The one socket of this page: reconnects by itself, matches answers to requests, hands scenes to who watches.
import type {
  Ack,
  Advice,
  Chat,
  Course,
  Explanation,
  FromPage,
  FromServer,
  Hints,
  Lobby,
  LobbyChange,
  Message,
  Notice,
  Pong,
  Scene,
  Trial,
} from '../types'
import { keepSite } from './meanwhile'
import { inTab } from './place'
import { among, newId, pause, settling } from './settling.svelte'
import { transport, type Line } from './transport'
import { Trouble } from './trouble'

type Answer = Ack | Advice | Course | Explanation | Hints | Pong | Trial
type Told = Scene | Lobby | LobbyChange | Chat | Notice

interface Waiting {
  resolve: (answer: Answer) => void
  reject: (reason: Trouble) => void
}

const FIRST_DELAY = 250
const LONGEST_DELAY = 5_000
const HEARTBEAT = 20_000
const PATIENCE = 8_000
/** The code with which the server closes the socket of a session that is over. */
const SIGNED_OUT = 4401

/** The script this page began with; null while developing. */
const LOADED = document.querySelector<HTMLScriptElement>('script[src*="/assets/"]')?.src.split('/').pop() ?? null

class Connection {
  /** Whether the server can be reached; false only after it could be, or for a while could not. */
  online = $state(true)

  /** Whether the server has a newer client than this page; what it tells may then be too new to be shown. */
  outdated = $state(false)

  /** Why the server does not let this page in, if it said so. */
  refused = $state.raw<Message | null>(null)

  /** Whether the server has ended the session in which this page was opened. */
  signedOut = $state(false)

  private socket: Line | null = null
  private delay = FIRST_DELAY
  private retry: ReturnType<typeof setTimeout> | undefined
  private heart: ReturnType<typeof setInterval> | undefined
  private readonly waiting = new Map<string, Waiting>()
  private readonly listeners = new Set<(told: Told) => void>()
  private readonly greetings = new Set<() => void>()

  constructor() {
    addEventListener('online', () => this.now())
    document.addEventListener('visibilitychange', () => !document.hidden && this.socket === null && this.now())
  }

  /** Calls `greet` on every (re)connection and `hear` for everything that is no answer; returns how to stop. */
  listen(greet: () => void, hear: (told: Told) => void): () => void {
    this.greetings.add(greet)
    this.listeners.add(hear)
    if (this.open) greet()
    else if (this.socket === null) this.now()
    return () => {
      this.greetings.delete(greet)
      this.listeners.delete(hear)
    }
  }

  private get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  send(message: FromPage): void {
    if (this.open) this.socket!.send(JSON.stringify(message))
  }

  /** Sends a message and waits for its answer; a refusal or a lost connection is a `Trouble`. */
  request<A extends Answer>(message: FromPage): Promise<A> {
    if (!this.open) return Promise.reject(new Trouble('offline', { id: 'ui-offline' }))
    if (this.outdated) return Promise.reject(new Trouble('outdated', { id: 'ui-updated' }))
    const id = message.id ?? newId()
    return new Promise<A>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (answer: Answer) => void, reject })
      this.send({ ...message, id })
    })
  }

  /** Sends a wish, which happens once even if it has to be sent again, also over another connection. */
  wish(message: FromPage): Promise<Ack> {
    const known = { ...message, id: newId() }
    return settling.until(() => this.request<Ack>(known))
  }

  /** Asks to be told of something, again and again while the server cannot read it; a new connection asks anew. */
  async ask(message: FromPage): Promise<void> {
    for (;;) {
      try {
        await this.request<Ack>(message)
        return
      } catch (trouble) {
        if (among(['offline', 'lost'], trouble)) return
        if (!among(['storage', 'unsettled'], trouble)) throw trouble
      }
      await pause()
    }
  }

  /** Drops the connection and begins anew, with no delay. */
  now(): void {
    this.signedOut = false
    clearTimeout(this.retry)
    this.drop()
    const socket = transport.connect()
    this.socket = socket
    socket.onopen = () => this.opened()
    socket.onmessage = (event) => this.heard(JSON.parse(event.data) as FromServer)
    socket.onclose = (event) => socket === this.socket && this.closed(event.code)
  }

  private opened(): void {
    this.delay = FIRST_DELAY
    this.online = true
    this.heart = setInterval(() => this.beat(), HEARTBEAT)
    this.beat()
    for (const greet of this.greetings) greet()
  }

  private closed(code: number): void {
    if (code === SIGNED_OUT) this.signedOut = true
    else this.lost()
  }

  private lost(): void {
    this.drop()
    this.retry = setTimeout(() => this.now(), this.refused ? LONGEST_DELAY : this.delay)
    if (inTab || this.delay > FIRST_DELAY) this.online = false
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY)
  }

  /** Ends the connection; it begins anew with `now`. */
  drop(): void {
    clearInterval(this.heart)
    const socket = this.socket
    this.socket = null
    socket?.close()
    for (const waiting of this.waiting.values()) waiting.reject(new Trouble('lost', { id: 'ui-offline' }))
    this.waiting.clear()
  }

  private beat(): void {
    const late = setTimeout(() => this.lost(), PATIENCE)
    this.request<Pong>({ type: 'ping' })
      .then(({ client, site }) => {
        this.outdated ||= LOADED !== null && client !== '' && client !== LOADED
        if (site) keepSite()
      })
      .catch(() => undefined)
      .finally(() => clearTimeout(late))
  }

  private heard(message: FromServer): void {
    if (this.outdated) return
    switch (message.type) {
      case 'ack':
      case 'advice':
      case 'course':
      case 'explanation':
      case 'hints':
      case 'preview':
      case 'pong':
        this.refused = null
        this.waiting.get(message.id)?.resolve(message)
        this.waiting.delete(message.id)
        break
      case 'refusal':
        this.waiting.get(message.id)?.reject(new Trouble(message.code, message.message, message.detail))
        this.waiting.delete(message.id)
        break
      default:
        if (message.type === 'notice' && !message.table) this.refused = message.message
        for (const listener of this.listeners) listener(message)
    }
  }
}

export const connection = new Connection()
