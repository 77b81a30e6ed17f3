// The worker in which the rules run: hears the page, keeps what happened, and only then tells.
import type { Scene } from '../types'
import { drawers as openDrawers, type Drawers, type Row } from './drawers'
import type { FromWorker, ToWorker } from './messages'
import type { Python } from './python'

/** `kingstable.tab.host.Host`, which is spoken to in text. */
interface Host {
  list: (rows: string) => void
  bring: (row: string, acts: string) => void
  has: (id: string) => boolean
  put_away: (id: string) => void
  hear: (text: string) => string
  answer: (method: string, path: string, body: string) => string
  refuse: (text: string, code: string) => string
  thought: (id: string, seat: number) => string
  decided: (text: string) => string
}

interface Question {
  table: string
  seat: number
  asked: number
}

interface Outcome {
  rows: Row[]
  said: unknown[]
  status: number
  body: string
  questions: Question[]
}

const keyOf = ({ table, seat, asked }: Question): string => `${table}/${seat}/${asked}`

/** Whether it is a scene of a table at which minds sit. */
const hasMinds = (told: unknown): boolean => !!(told as Partial<Scene>).seats?.some(({ mind }) => mind)

/** The table that a request is about. */
const tableOf = (path: string): string | undefined => /^\/api\/tables\/([^/?]+)/.exec(path)?.[1]

export class Rules {
  private queue: Promise<void> = Promise.resolve()
  /** The tables that this tab has to itself, and how each is let go. */
  private readonly held = new Map<string, () => void>()
  private readonly watched = new Set<string>()
  private known: string[] = []
  /** Whether minds have been seen at a table. */
  private company = false

  private constructor(
    private readonly host: Host,
    private readonly drawers: Drawers,
    private readonly tell: (told: FromWorker) => void,
  ) {}

  static async begin(python: Python, tell: (told: FromWorker) => void): Promise<Rules> {
    const drawers = await openDrawers()
    tell({ type: 'kept', lasting: drawers.lasting })
    const begin = python.runPython('from kingstable.tab.host import Host\nHost') as (own: string) => Host
    return new Rules(begin(JSON.stringify(await drawers.own())), drawers, tell)
  }

  /** One thing after the other, so that nothing is told before it is kept. */
  hear(message: ToWorker): void {
    this.queue = this.queue.then(() => this.settle(message)).catch((error: unknown) => console.error(error))
  }

  private async settle(message: ToWorker): Promise<void> {
    if (message.type === 'hear') await this.said(message.text)
    else if (message.type === 'ask') await this.asked(message.number, message.method, message.path, message.body)
    else if (message.type === 'decide') await this.decided(message.text)
  }

  private async said(text: string): Promise<void> {
    const { type, table } = JSON.parse(text) as { type: string; table?: string }
    if (type === 'lobby') this.host.list(JSON.stringify(await this.drawers.tables()))
    if (type === 'unwatch') this.watched.delete(table!)
    else if (table !== undefined && !(await this.hold(table))) {
      this.speak(JSON.parse(this.host.refuse(text, 'elsewhere')) as Outcome)
      return
    }
    if (type === 'watch') this.watched.add(table!)
    await this.done(table ?? '', text, () => this.host.hear(text))
    this.letGo()
  }

  private async asked(number: number, method: string, path: string, body: string): Promise<void> {
    const answer = (outcome: Outcome): void =>
      this.tell({ type: 'answered', number, status: outcome.status, body: outcome.body })
    if (method === 'GET' && path === '/api/records') return answer(await this.everything())
    const table = tableOf(path)
    if (table !== undefined && !(await this.hold(table)))
      return answer(JSON.parse(this.host.refuse('', 'elsewhere')) as Outcome)
    if (path.startsWith('/api/tables') || path.startsWith('/api/me/'))
      this.host.list(JSON.stringify(await this.drawers.tables()))
    answer(await this.done(table ?? '', '', () => this.host.answer(method, path, body)))
    this.letGo()
  }

  private async decided(text: string): Promise<void> {
    const { table } = (JSON.parse(text) as { thought: { table: string } }).thought
    await this.done(table, '', () => this.host.decided(text))
  }

  /** Does something, keeps what came of it, tells it, and says what minds are to think about. */
  private async done(table: string, text: string, doing: () => string): Promise<Outcome> {
    let outcome = JSON.parse(doing()) as Outcome
    try {
      await this.drawers.keep(outcome.rows)
    } catch (error) {
      console.error(error)
      this.host.put_away(table)
      outcome = JSON.parse(this.host.refuse(text, 'unkept')) as Outcome
    }
    this.speak(outcome)
    return outcome
  }

  private speak({ said, questions }: Outcome): void {
    if (said.length) this.tell({ type: 'said', texts: said.map((it) => JSON.stringify(it)) })
    if (!this.company && said.some(hasMinds)) {
      this.company = true
      this.tell({ type: 'company' })
    }
    const open = questions.map(keyOf)
    const thoughts = questions
      .filter((question) => !this.known.includes(keyOf(question)))
      .map((question) => ({ key: keyOf(question), text: this.host.thought(question.table, question.seat) }))
    if (thoughts.length || open.join() !== this.known.join()) this.tell({ type: 'questions', thoughts, open })
    this.known = open
  }

  // -- tables -------------------------------------------------------------------------------------------------

  /** Opens a table for this tab alone; false while another has it. */
  private async hold(id: string): Promise<boolean> {
    if (!this.held.has(id)) {
      const release = await lock(`kingstable-table-${id}`)
      if (!release) return false
      this.held.set(id, release)
    }
    if (!this.host.has(id)) {
      const found = await this.drawers.table(id)
      if (found) this.host.bring(found.row, JSON.stringify(found.acts))
    }
    return true
  }

  /** Lets go of tables at which nobody looks. */
  private letGo(): void {
    for (const [id, release] of this.held) {
      if (this.watched.has(id)) continue
      this.host.put_away(id)
      this.held.delete(id)
      release()
    }
  }

  /** The records of all games, one after the other. */
  private async everything(): Promise<Outcome> {
    const records: string[] = []
    for (const row of await this.drawers.tables()) {
      const id = (JSON.parse(row) as { header: { id: string } }).header.id
      const { acts } = (await this.drawers.table(id))!
      if (!this.held.has(id)) this.host.bring(row, JSON.stringify(acts))
      records.push((JSON.parse(this.host.answer('GET', `/api/tables/${id}/record`, '')) as Outcome).body)
      if (!this.held.has(id)) this.host.put_away(id)
    }
    return { rows: [], said: [], status: 200, body: records.join(''), questions: [] }
  }
}

/** Takes a lock if it is free; gives how to release it. Where the browser has none, everything is free. */
function lock(name: string): Promise<(() => void) | null> {
  if (!navigator.locks) return Promise.resolve(() => undefined)
  return new Promise((settle) => {
    void navigator.locks.request(name, { ifAvailable: true }, (got) => {
      if (!got) return settle(null)
      return new Promise<void>((release) => settle(release))
    })
  })
}
