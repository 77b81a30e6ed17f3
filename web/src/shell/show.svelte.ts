// The show: what others did, and what came of it, step by step on the table before it is shown as it is now.
import type { Course, Scene, Step } from '../types'
import type { Change } from './gains'
import { RIVAL } from './players'
import { calmMotion, settings, type Tempo } from './settings.svelte'
import { connection } from './socket.svelte'
import type { TableModel } from './table.svelte'

/** Milliseconds of a line, of one turn, and of all that lies between two of my decisions, at the normal tempo. */
const LEAST = 350
const MOST = 1_100
const TURN = 8_000
const ALL = 15_000
const FACTOR: Record<Exclude<Tempo, 'off'>, number> = { quick: 0.4, normal: 1, slow: 2 }
/** So long the table stands still while the steps are fetched. */
const PATIENCE = 2_000

/** How long a step stays on display, if there are few; who watches none of others sees a replay at the normal tempo. */
export const stepTime = (tempo: Tempo): number => MOST * FACTOR[tempo === 'off' ? 'normal' : tempo]

/** A step on display; of what it tells, `heads` are said aloud: one sentence for each step that it came of. */
export interface Shown extends Step {
  heads: Step['told']
}

export class Show {
  /** What is still to be shown, the step on display first. */
  steps = $state.raw<Shown[]>([])
  /** How many steps are shown in all, and how many before them were too many. */
  total = $state(0)
  skipped = $state(0)
  /** What the step on display has brought or cost, and to whom. */
  changes = $state.raw<Change[]>([])
  /** The table as it was before, which stays on display until the steps have come. */
  private before = $state.raw<Scene | null>(null)
  /** How many choices were made while I was away. */
  missed = $state(0)
  /** Choices that I have seen being made, on this page or before. */
  private seen = 0
  /** Choices that have been shown, or are about to be. */
  private reached = 0
  /** How much there is to read in all. */
  private weight = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0
  private aim: Scene | null = null
  /** The asking whose answers are on their way. */
  private fetching = -1
  /** The last step has had its time, and more are on their way. */
  private awaited = false

  constructor(private readonly table: TableModel) {
    if (!table.id) return
    this.seen = Number(localStorage.getItem(this.key) ?? 0)
    document.addEventListener('visibilitychange', this.turned)
  }

  close(): void {
    this.end()
    if (!this.missed) this.catchUp()
    document.removeEventListener('visibilitychange', this.turned)
  }

  get active(): boolean {
    return this.before !== null
  }

  get step(): Shown | null {
    return this.steps[0] ?? null
  }

  /** Whom the step on display is about: the first of whom it tells. */
  get who(): number | typeof RIVAL | null {
    return this.step?.told.map((message) => this.table.actor(message)).find((found) => found !== null) ?? null
  }

  /** Where their things come from, as pieces name it. */
  get home(): string {
    return `seat:${this.who === RIVAL ? this.table.live!.seats.length : this.who}`
  }

  /** The card that a step turns over. */
  heldUp(step: Step): string | null {
    return step.told.map((message) => this.table.client?.turned?.(message)).find(Boolean) ?? null
  }

  /** Whose own board the step on display changes, as a place in the view, and what of it; unless it is seen elsewhere too. */
  readonly theirs = $derived.by((): { place: number; changed: string } | null => {
    const { client, live } = this.table
    const told = calmMotion() ? [] : (this.step?.told ?? [])
    const on = (message: Step['told'][number]) => client?.theirs?.(message) ?? null
    if (told.some((message) => on(message) === null && client?.touched?.(message).length)) return null
    for (const message of told) {
      const changed = on(message)
      const who = this.table.actor(message)
      const place = who === RIVAL ? live!.seats.length : who
      if (changed !== null && place !== null && place !== live!.seat) return { place, changed }
    }
    return null
  })

  /** The lines of the log that are not to be read yet. */
  get untold(): number {
    return this.steps.slice(1).reduce((sum, step) => sum + step.told.length, 0)
  }

  /** The table as it is shown now; null when it is the live one. */
  readonly scene = $derived.by((): Scene | null => {
    const { live } = this.table
    if (!this.before || !live) return null
    const { view, scores, history } = this.before
    return { ...live, view: this.step?.view ?? view, scores: this.step?.scores ?? scores, history }
  })

  /** Something has happened at the table: show how, if it was not only what I did myself. */
  begin(before: Scene | null, now: Scene): void {
    this.count(before, now)
    if (before?.choices === now.choices && before.seat === now.seat) return
    const plain = settings.tempo(now.game) === 'off' || document.hidden || this.table.replay.active
    if (plain || !before?.view || before.seat !== now.seat || now.choices < before.choices) return this.end()
    if (!this.active) {
      if (!this.hasOthers(before, now)) return
      this.before = before
      this.reached = before.choices
    }
    void this.fetch(now)
  }

  /** Goes through steps that are at hand, from the table as it was. */
  perform(before: Scene, steps: Step[]): void {
    this.end()
    if (!steps.length || settings.tempo(before.game) === 'off') return
    this.before = before
    this.queue(steps)
    if (!this.steps.length) this.end()
  }

  /** Shows what happened while I was away. */
  watch(): void {
    const { live } = this.table
    if (!live) return
    this.reached = live.choices - this.missed
    this.before = live
    this.catchUp()
    void this.fetch(live)
  }

  /** I have seen all there is. */
  catchUp(): void {
    this.missed = 0
    this.seen = this.table.live?.choices ?? this.seen
    try {
      localStorage.setItem(this.key, String(this.seen))
    } catch {
      // Without storage, one has seen everything after a reload.
    }
  }

  private count(before: Scene | null, now: Scene): void {
    const off = settings.tempo(now.game) === 'off'
    if (off || (before && !document.hidden && !this.missed)) this.seen = now.choices
    else this.missed = this.seen ? Math.max(0, now.choices - this.seen) : 0
  }

  private turned = (): void => {
    if (document.hidden) this.end()
    if (!this.missed) this.catchUp()
  }

  private get key(): string {
    return `kingstable-at-${this.table.id}`
  }

  /** On to the next step. */
  next(): void {
    clearTimeout(this.timer)
    if (this.steps.length > 1) {
      this.steps = this.steps.slice(1)
      this.wait()
    } else if (this.fetching === this.asked) this.awaited = true
    else this.end()
  }

  /** To the table as it is now. */
  end(): void {
    clearTimeout(this.timer)
    this.asked += 1
    this.before = null
    this.awaited = false
    this.steps = []
    this.total = this.skipped = this.weight = 0
  }

  /** Whether others have chosen, or something is told of them. */
  private hasOthers(before: Scene, now: Scene): boolean {
    const chosen = now.choices > before.choices + 1 || !before.waiting.some((seat) => this.table.isMine(seat))
    return chosen || now.log.some(({ message }) => !this.isMine(message))
  }

  private isMine(message: Step['told'][number]): boolean {
    const who = this.table.actor(message)
    return who !== null && who !== RIVAL && this.table.isMine(who)
  }

  /** Fetches what leads to this scene; while it is on its way, a newer scene only sets the aim further. */
  private async fetch(now: Scene): Promise<void> {
    this.aim = now
    if (this.fetching === this.asked) return
    const asked = (this.fetching = this.asked)
    const late = setTimeout(() => asked === this.asked && !this.steps.length && this.end(), PATIENCE)
    try {
      while (asked === this.asked && this.aim && this.reached < this.aim.choices) {
        const course = await connection.request<Course>({
          type: 'follow',
          table: this.table.id,
          since: this.reached,
          upto: this.aim.choices,
          seat: this.aim.seat,
        })
        if (asked !== this.asked) return
        if (course.upto <= this.reached) return this.end()
        this.reached = course.upto
        this.queue(course.steps)
      }
      if (asked === this.asked && (this.awaited || !this.steps.length)) this.end()
    } catch {
      if (asked === this.asked) this.end()
    } finally {
      if (this.fetching === asked) this.fetching = -1
      clearTimeout(late)
    }
  }

  /** What I chose myself is on the table at once; all else waits for its time. */
  private queue(found: Step[]): void {
    const first = found.findIndex((step, at) => step.told.length && !this.isOwn(step, found[at - 1]))
    const own = found.at(first < 0 ? -1 : first - 1)
    if (first && own && !this.steps.length) this.before = { ...this.before!, view: own.view, scores: own.scores }
    if (first < 0) return
    const others = inWords(found.slice(first).filter((step, at, all) => !this.isOwn(step, all[at - 1])))
    const all = calmMotion() ? [inOne(others)] : others.map((step) => ({ ...step, heads: step.told.slice(0, 1) }))
    const late = Math.max(0, this.steps.length + all.length - Math.floor(ALL / LEAST))
    const fresh = all.slice(late)
    const idle = this.steps.length === 0
    this.skipped += late
    this.total += fresh.length
    this.weight += fresh.reduce((sum, step) => sum + this.weigh(step), 0)
    this.steps = [...this.steps, ...fresh]
    if (idle) this.wait()
    else if (this.awaited) {
      this.awaited = false
      this.next()
    }
  }

  private isOwn(step: Step, before: Step | undefined): boolean {
    const chosen = !step.auto && this.table.isMine(step.seat) && before?.n !== step.n
    return chosen && step.told.every((message) => this.isMine(message))
  }

  private wait(): void {
    const tempo = settings.tempo(this.table.live!.game)
    if (tempo === 'off') return this.end()
    const turns = new Set(this.steps.map(({ seat }) => seat)).size
    const line = Math.min(MOST, Math.max(LEAST, Math.min(turns * TURN, ALL) / this.weight))
    const length = line * this.weigh(this.steps[0]!)
    this.timer = setTimeout(() => this.next(), calmMotion() ? ALL : length * FACTOR[tempo])
  }

  /** A line takes its time, and a card that is held up takes twice as much. */
  private weigh(step: Step): number {
    return step.told.length + (this.heldUp(step) ? 2 : 0)
  }
}

/** What nothing is told of belongs to the step before it. */
function inWords(steps: Step[]): Step[] {
  const found: Step[] = []
  for (const step of steps) {
    if (step.told.length) found.push(step)
    else found.push({ ...found.pop()!, view: step.view, scores: step.scores })
  }
  return found
}

/** Whoever wants no motion reads all of it over the table as it is in the end. */
function inOne(steps: Step[]): Shown {
  const last = steps.at(-1)!
  return { ...last, told: steps.flatMap(({ told }) => told), heads: steps.flatMap(({ told }) => told.slice(0, 1)) }
}
