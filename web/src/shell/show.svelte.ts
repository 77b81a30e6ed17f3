// The show: what others did, and what came of it, step by step on the table before it is shown as it is now.
import type { Course, Message, Scene, Step } from '../types'
import type { Change } from './gains'
import { RIVAL } from './players'
import { asShown, MOST, Ration, together, type Shown } from './ration'
import { calmMotion, settings, type Tempo } from './settings.svelte'
import { connection } from './socket.svelte'
import type { TableModel } from './table.svelte'

const FACTOR: Record<Exclude<Tempo, 'off'>, number> = { quick: 0.4, normal: 1, slow: 2 }
/** So long the table stands still while the steps are fetched, and so long one has to read where nothing moves. */
const PATIENCE = 2_000
const READING = 15_000
/** So many lines and letters are read in one step of what a player chose. */
const LINES = 3
const LETTERS = 150

/** How long a step stays on display, if there are few; who watches none of others sees a replay at the normal tempo. */
export const stepTime = (tempo: Tempo): number => MOST * FACTOR[tempo === 'off' ? 'normal' : tempo]

export class Show {
  /** What is still to be shown, the step on display first. */
  steps = $state.raw<Shown[]>([])
  /** Which step of its turn is on display. */
  place = $state(0)
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
  private readonly ration: Ration
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0
  private aim: Scene | null = null
  /** The asking whose answers are on their way. */
  private fetching = -1
  /** The last step has had its time, and more are on their way. */
  private awaited = false

  constructor(private readonly table: TableModel) {
    this.ration = new Ration(
      (step) => this.weigh(step),
      () => this.others,
    )
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

  /** How many steps of the turn on display are known. */
  get total(): number {
    return this.place + this.steps.slice(1).filter(({ turn }) => turn === this.step!.turn).length
  }

  /** Whom the step on display is about: the first of whom it tells. */
  get who(): number | typeof RIVAL | null {
    return this.step?.lines.map((message) => this.table.actor(message)).find((found) => found !== null) ?? null
  }

  /** Where their things come from, as pieces name it. */
  get home(): string {
    return `seat:${this.who === RIVAL ? this.table.live!.seats.length : this.who}`
  }

  /** The card that a step turns over. */
  heldUp({ lines }: Pick<Shown, 'lines'>): string | null {
    return lines.map((message) => this.table.client?.turned?.(message)).find(Boolean) ?? null
  }

  /** Whose own board the step on display changes, as a place in the view, and what of it; unless it is seen elsewhere too. */
  readonly theirs = $derived.by((): { place: number; changed: string } | null => {
    const { step } = this
    const { live } = this.table
    const lines = calmMotion() ? [] : (step?.lines ?? [])
    if (lines.some((message) => this.isOnTable(message))) return null
    for (const message of lines) {
      const changed = this.changedBy(message)
      const place = this.placeOf(message)
      if (changed !== null && place !== null && place !== live!.seat) return { place, changed }
    }
    const stays = lines.some((message) => this.placeOf(message) === this.left?.place) && step?.turn === this.left?.turn
    return stays ? { place: this.left!.place, changed: '' } : null
  })

  /** The own board that the step before showed, which stays while nothing else of the turn is to be seen. */
  private left = $state.raw<{ place: number; turn: number } | null>(null)

  /** Whom a line tells of, as a place in the view. */
  private placeOf(message: Message): number | null {
    const who = this.table.actor(message)
    return who === RIVAL ? this.table.live!.seats.length : who
  }

  /** What a line changes on somebody's own board, and whether it is seen elsewhere. */
  private changedBy(message: Message): string | null {
    return this.table.client?.theirs?.(message) ?? null
  }

  private isOnTable(message: Message): boolean {
    return this.changedBy(message) === null && !!this.table.client?.touched?.(message).length
  }

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
    if (before && now.choices < before.choices) this.ration.reset()
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
    this.ration.reset()
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
    this.decided()
    this.before = live
    void this.fetch(live)
  }

  /** I have decided: the show is over, and what follows has its own time. */
  decided(): void {
    this.end()
    this.ration.reset()
    this.catchUp()
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
    this.ration.giveBack()
    this.advance()
  }

  private advance(): void {
    clearTimeout(this.timer)
    if (this.steps.length > 1) this.display(this.steps.slice(1))
    else if (this.fetching === this.asked) this.awaited = true
    else this.end()
  }

  /** To the table as it is now. */
  end(): void {
    clearTimeout(this.timer)
    this.asked += 1
    this.before = null
    this.awaited = false
    this.steps = []
    this.left = null
    this.place = 0
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
    const others = inWords(found.filter((step, at) => at >= first && !this.isOwn(step, found[at - 1])))
    const [now, ...waiting] = this.steps
    const fresh = this.byChoice(others)
    if (calmMotion()) this.display([inOne(this.steps, others)])
    else if (!now) this.display(this.ration.fit(fresh))
    else if (!waiting.length && this.ration.full(now.turn) && fresh[0]!.turn === now.turn) this.grow(now, fresh)
    else {
      this.steps = [now, ...this.ration.fit([...waiting, ...fresh])]
      if (this.awaited) this.advance()
    }
    this.awaited = false
  }

  /** The last step of a turn goes on with what follows in it. */
  private grow(now: Shown, fresh: readonly Shown[]): void {
    const same = fresh.filter(({ turn }) => turn === now.turn)
    clearTimeout(this.timer)
    this.ration.giveBack()
    this.steps = [same.reduce(together, now), ...this.ration.fit(fresh.slice(same.length))]
    this.wait()
  }

  private display(steps: Shown[]): void {
    clearTimeout(this.timer)
    this.left = this.theirs && { place: this.theirs.place, turn: this.step!.turn }
    this.steps = steps
    this.place = this.ration.begin(steps[0]!)
    this.wait()
  }

  /** What a player chose and what came of it is one step, if it is not too much to read or to look at. */
  private byChoice(steps: readonly Step[]): Shown[] {
    const found: Shown[] = []
    for (const step of steps.map((it) => asShown(it, (message) => this.rank(message)))) {
      const last = found.at(-1)
      if (last && this.belongs(last, step)) found.splice(-1, 1, together(last, step))
      else found.push(step)
    }
    return found
  }

  /** A line tells more where something is to be seen of it, and where it is about somebody else than me. */
  private rank(message: Message): number {
    const seen = this.isOnTable(message) || this.changedBy(message) !== null || this.table.client?.turned?.(message)
    return (seen ? 1 : 0) + (this.table.actor(message) === null || this.isMine(message) ? 0 : 1)
  }

  private belongs(one: Shown, next: Shown): boolean {
    const lines = [...one.lines, ...next.lines]
    const places = new Set(lines.flatMap((message) => this.seenAt(message)))
    const alike = one.n === next.n && lines.every((message) => this.table.actor(message) === one.seat)
    const short = lines.length <= LINES && lines.map((message) => this.table.say(message)).join().length <= LETTERS
    return alike && short && places.size <= 1 && !(this.heldUp(one) && this.heldUp(next))
  }

  private seenAt(message: Message): string[] {
    if (this.isOnTable(message)) return ['table']
    return this.changedBy(message) === null ? [] : ['theirs']
  }

  private isOwn(step: Step, before: Step | undefined): boolean {
    const chosen = !step.auto && this.table.isMine(step.seat) && before?.n !== step.n
    return chosen && step.told.every((message) => this.isMine(message))
  }

  private wait(): void {
    const tempo = settings.tempo(this.table.live!.game)
    if (tempo === 'off') return this.end()
    const length = this.ration.timeFor(this.steps)
    this.ration.spend(length)
    this.timer = setTimeout(() => this.over(), calmMotion() ? READING : length * FACTOR[tempo])
  }

  /** The step on display has had its time; the last one keeps nothing waiting. */
  private over(): void {
    if (this.steps.length > 1) this.advance()
    else this.next()
  }

  /** A line takes its time, each further one a quarter of it, and a card that is held up half of it. */
  private weigh(step: Shown): number {
    return 1 + (step.lines.length - 1) / 4 + (this.heldUp(step) ? 0.5 : 0)
  }

  /** How many take turns before I decide again; whoever only watches never does. */
  private get others(): number {
    const { seats, viewer_seats: mine, scores } = this.table.live!
    return mine.length && Math.max(seats.length, scores.length) - mine.length
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

/** Whoever wants no motion reads all of it over the table as it is in the end, and hears what is new. */
function inOne(read: readonly Shown[], steps: readonly Step[]): Shown {
  const told = [...read, ...steps].flatMap((step) => step.told)
  const heads = steps.flatMap((step) => step.told.slice(0, 1))
  return { ...steps.at(-1)!, told, lines: told, heads, hidden: 0, ranks: new Map() }
}
