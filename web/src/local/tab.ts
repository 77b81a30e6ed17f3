// The tables of this tab, as the client asks for them: what never changes from files, everything else from the rules.
import { fileAt } from '../shell/place'
import type { Line, Transport } from '../shell/transport'
import { Crew } from './crew'
import { answer, parts as fetchParts } from './files'
import { loading } from './loading.svelte'
import type { FromWorker, Parts } from './messages'
import { offline } from './offline'
import { Thinkers } from './thinkers'

/** Less room than this, in bytes, is told before one plays. */
const ROOM = 5_000_000
/** With which a line ends that may be taken up again. */
const LOST = 1006

type OpenLine = Line & { readyState: number }

class Tab implements Pick<Transport, 'call'> {
  private fetched: Promise<Parts> | null = null
  private rules: Promise<Crew> | null = null
  private readonly line = new Set<OpenLine>()
  private readonly asked = new Map<number, (answer: Response | null) => void>()
  private number = 0
  private readonly thinkers = new Thinkers(
    () => this.parts(),
    (text) => void this.begun().then((rules) => rules.say({ type: 'decide', text })),
  )

  constructor() {
    void offline(fileAt(''), this.begun()).catch(() => undefined)
    void navigator.storage?.estimate().then(({ quota = Infinity, usage = 0 }) => {
      loading.tight = quota - usage < ROOM
    })
  }

  // -- what the client wants ----------------------------------------------------------------------------------

  async call(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
    const known = method === 'GET' ? await answer(path) : null
    if (known) return known
    if (path === '/api/tables' && method === 'POST') void navigator.storage?.persist?.()
    const text = body instanceof Blob ? await body.text() : ((body as string | null | undefined) ?? '')
    const rules = await this.begun()
    const number = this.number++
    const found = await new Promise<Response | null>((resolve) => {
      this.asked.set(number, resolve)
      rules.say({ type: 'ask', number, method, path, body: text })
    })
    if (!found) throw new TypeError('the worker was lost')
    return found
  }

  /** Takes up a line of messages. */
  async take(line: OpenLine): Promise<void> {
    const rules = await this.begun().catch(() => null)
    if (line.readyState !== WebSocket.CONNECTING) return
    if (!rules) return line.onclose?.({ code: LOST })
    this.line.add(line)
    line.send = (text) => rules.say({ type: 'hear', text })
    line.close = () => {
      line.readyState = WebSocket.CLOSED
      this.line.delete(line)
    }
    line.readyState = WebSocket.OPEN
    line.onopen?.()
  }

  // -- workers ------------------------------------------------------------------------------------------------

  private parts(): Promise<Parts> {
    this.fetched ??= fetchParts().catch((error: unknown) => {
      this.fetched = null
      throw error
    })
    return this.fetched
  }

  /** The worker of the rules, as soon as it can be asked. */
  private begun(): Promise<Crew> {
    this.rules ??= this.begin().then(
      (crew) => {
        loading.ready = true
        loading.failed = null
        return crew
      },
      (error: unknown) => {
        loading.failed = String(error)
        this.rules = null
        throw error
      },
    )
    return this.rules
  }

  private async begin(): Promise<Crew> {
    const parts = await this.parts()
    return new Promise((ready, fail) => {
      const crew: Crew = new Crew(
        'rules',
        parts,
        (told) => {
          if (told.type === 'ready') ready(crew)
          else if (told.type === 'failed') fail(new Error(told.why))
          else this.hear(told)
        },
        () => {
          fail(new Error('the worker was lost'))
          this.lost()
        },
      )
    })
  }

  private lost(): void {
    this.rules = null
    this.thinkers.end()
    for (const give of this.asked.values()) give(null)
    this.asked.clear()
    for (const line of this.line) {
      line.readyState = WebSocket.CLOSED
      line.onclose?.({ code: LOST })
    }
    this.line.clear()
  }

  private hear(told: FromWorker): void {
    if (told.type === 'said') for (const data of told.texts) for (const line of this.line) line.onmessage?.({ data })
    if (told.type === 'answered') {
      this.asked.get(told.number)?.(new Response(told.body, { status: told.status }))
      this.asked.delete(told.number)
    }
    if (told.type === 'company') void this.thinkers.prepare()
    if (told.type === 'questions') this.thinkers.want(told.thoughts, told.open)
    if (told.type === 'kept') loading.lasting = told.lasting
  }
}

export const tab = new Tab()
