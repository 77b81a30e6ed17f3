// A table as this page knows it: the scene, what is lit, and all that can be done with it.
import { getContext, setContext, tick, type Snippet } from 'svelte'
import { dressed, type GameClient } from '../games/client'
import type {
  Ack,
  AnyOffer,
  ChatLine,
  Explanation,
  LogEntry,
  Message,
  Notice,
  Offer,
  OpenAsk,
  Scene,
  ScoreSheet,
  Seat,
  Trial,
} from '../types'
import { Adviser } from './adviser.svelte'
import { Trouble } from './api'
import { byFinger } from './finger'
import { click, DARK, lights, type Lights } from './offers'
import { actor, playerName, RIVAL, RIVAL_COLOUR } from './players'
import { Pressing } from './pressing.svelte'
import { Replay } from './replay.svelte'
import { settings } from './settings.svelte'
import { Show } from './show.svelte'
import { connection } from './socket.svelte'
import { saidBy } from './trouble'
import { words } from './words.svelte'

/** Something said about a thing on the board, or about what was just tried. */
export interface Hint {
  message: Message
  reference: string | null
}

const HINT_TIME = 6_000
const TRIAL_DELAY = 140
/** So long after something was done its scene is waited for before it is asked for. */
const LATE = 3_000
/** What the log says that nobody should miss. */
const GRAVE = new Set(['log-seat-failed', 'log-mind-stumbled', 'log-seat-claimed', 'log-seat-absent', 'log-came-back'])

export class TableModel {
  live = $state.raw<Scene | null>(null)
  log = $state.raw<LogEntry[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** Things picked on the way to an option that touches several. */
  picked = $state.raw<string[]>([])
  /** How often all that was picked has been let go of: a board that picks in its own way then does the same. */
  forgotten = $state(0)
  /** Options among which a small list asks to choose. */
  listed = $state.raw<{ reference: string; offers: AnyOffer[] } | null>(null)
  /** An option that was pressed and would give something up; pressed again, it is chosen. */
  weighed = $state.raw<AnyOffer | null>(null)
  hint = $state.raw<Hint | null>(null)
  /** The thing under the pointer or the focus, and what choosing it would bring. */
  hovered = $state<string | null>(null)
  trial = $state.raw<Trial | null>(null)
  /** What a finger has tapped once: it sees what that would bring, and taps again to choose it. */
  tapped = $state.raw<{ reference: string; offer: AnyOffer } | null>(null)
  /** The buttons that zoom the board, where it can be zoomed, for a window in which its areas are tabs. */
  zoomButtons = $state.raw<Snippet<[disabled: boolean]> | null>(null)
  /** A button of the game's own, for a window in which its areas are tabs: it stands beside them. */
  tabButton = $state.raw<Snippet | null>(null)
  /** Things that somebody points out, for example in the log. */
  pointed = $state.raw<string[]>([])
  /** Something is on its way to the server, or done there and not yet on display. */
  protected sending = $state(false)
  private awaited = $state(0)
  /** It holds still for a picture: nothing is asked or marked, and nothing shown that others may not see. */
  private still = $state(false)
  /** Why this table cannot be shown. */
  missing = $state.raw<Message | null>(null)
  /** Log entries from here on happened since I last looked. */
  freshFrom = $state(0)
  /** What the game adds, once it has been fetched. */
  client = $state.raw<GameClient | null>(null)
  /** What is printed of the game, once it has been fetched. */
  faces = $state.raw<unknown>(null)

  /** What is pressed beside the board: sitting down, starting, playing again. */
  readonly pressing = new Pressing()
  readonly replay: Replay
  readonly course: Show
  readonly adviser = new Adviser(this)
  private stop: () => void
  private hintTimer: ReturnType<typeof setTimeout> | undefined
  private trialTimer: ReturnType<typeof setTimeout> | undefined

  /** A table without an id is a picture: nothing is heard of it. */
  constructor(readonly id: string) {
    this.replay = new Replay(this)
    this.course = new Show(this)
    this.stop = () => undefined
    if (!id) return
    this.freshFrom = Number(localStorage.getItem(this.seenKey) ?? 0)
    this.stop = connection.listen(
      () => this.watch(),
      (told) => {
        if (told.type === 'scene' && told.table === this.id) this.show(told)
        else if (told.type === 'chat' && told.table === this.id) this.addChat(told.lines)
        else if (told.type === 'notice' && told.table === this.id) this.noticed(told)
      },
    )
  }

  close(): void {
    this.awaited = 0
    this.stop()
    this.course.close()
    clearTimeout(this.hintTimer)
    clearTimeout(this.trialTimer)
    connection.send({ type: 'unwatch', table: this.id })
    this.remember(this.log.length)
  }

  // -- what is shown ------------------------------------------------------------------------------------------

  /** The scene on display: the live one, that of the replay, or a step on the way to the live one. */
  readonly scene = $derived.by((): Scene | null => this.replay.scene ?? this.course.scene ?? this.live)

  /** Who sits there: as it was, as long as a scene tells the same of it, so that no name is looked up again. */
  private readonly seated = $derived.by((): string => JSON.stringify(this.scene?.seats ?? []))
  readonly seats = $derived.by((): Seat[] => JSON.parse(this.seated) as Seat[])
  private readonly names = $derived.by((): string[] => this.seats.map((_, seat) => playerName(this.seats, seat)))

  /** The log as far as it is on display. */
  readonly heard = $derived.by((): LogEntry[] => this.log.slice(0, this.log.length - this.course.untold))

  /** What the server tells of it: the same while only other things of the scene change. */
  private readonly told = $derived.by((): unknown => this.scene?.view)

  /** The view on display, dressed with what is printed; null until both have been fetched, or while it has not begun. */
  readonly view = $derived.by((): unknown => {
    const { client, faces, told } = this
    if (!client || !told || !faces) return null
    const view = dressed(client, told, faces)
    return this.still && client.seen ? client.seen(view) : view
  })

  /** The open question that I am asked, if the live scene is on display. */
  readonly ask = $derived.by((): OpenAsk | null => {
    if (this.replay.active || this.still || !this.live) return null
    return this.live.asks.find((ask) => ask.seat === this.live!.seat) ?? this.live.asks[0] ?? null
  })

  /** Things that stand out: those pointed out, and those that the open question speaks of. */
  readonly spotted = $derived.by((): string[] => {
    const { ask } = this
    if (this.still) return []
    return [...new Set([...this.pointed, ...(ask ? (this.client?.touched?.(ask.prompt) ?? []) : [])])]
  })

  readonly lights = $derived.by((): Lights => {
    const ask = this.ask
    if (!ask || this.busy) return DARK
    return lights(ask.options, this.placed, this.picked, this.client?.own, this.client?.plain, ask.far)
  })

  /** Whether the board shows a thing. */
  readonly placed = $derived.by((): ((reference: string) => boolean) => {
    const { client, view } = this
    return view && client ? (reference) => client.placed(view, reference) : () => false
  })

  /** Each thing that others have touched since I last looked, with the colour of who did. */
  readonly fresh = $derived.by((): ReadonlyMap<string, number> => {
    const found = new Map<string, number>()
    if (this.replay.active || this.still) return found
    for (const { message } of this.log.slice(this.freshFrom)) {
      const who = this.actor(message)
      if (who === null || (who !== RIVAL && this.isMine(who))) continue
      for (const thing of this.client?.touched?.(message) ?? []) found.set(thing, this.colour(who))
    }
    return found
  })

  /** Of these things those that are pointed out, or all where none of them is. */
  aimed(things: readonly string[]): readonly string[] {
    const out = things.filter((thing) => this.pointed.includes(thing))
    return out.length ? out : things
  }

  /** Something was done that is not on display yet. */
  private get behind(): boolean {
    return (this.live?.version ?? 0) < this.awaited
  }

  /** Nothing can be chosen: something is on its way, or the server cannot be reached. */
  readonly busy = $derived.by((): boolean => this.sending || !connection.online || this.behind)

  /** Whether somebody has won the game on display, or nobody could: it was not ended before. */
  readonly decided = $derived.by((): boolean => !!this.scene?.over && this.scene.status !== 'ended')

  /** Whether a program may say what it would choose: I am asked, and nobody competes or all agree. */
  get hintable(): boolean {
    return !!this.id && !!this.ask && !!this.live!.hinting?.allowed
  }

  isMine(seat: number): boolean {
    return this.live?.viewer_seats.includes(seat) ?? false
  }

  player = (seat: number): string => this.names[seat] ?? String(seat + 1)

  say(message: Message): string {
    return words.say(message, this.live?.game ?? '', this.player)
  }

  /** The message of this id if the game has written it; in a form where it has that. */
  sayIf(id: string, args: Message['args'] = {}, form = ''): string | null {
    const speaker = words.speaker(this.live?.game ?? '', this.player)
    return speaker.knows(id) ? speaker.sayIn({ id, args }, form) : null
  }

  /** Whom a line of the log is about: a seat, the rival without one, or nobody. */
  actor(message: Message): number | typeof RIVAL | null {
    return this.client?.ofRival?.(message) ? RIVAL : actor(message)
  }

  colour(who: number | typeof RIVAL): number {
    return who === RIVAL ? RIVAL_COLOUR : (this.seats[who]?.colour ?? who)
  }

  /** Whose score sheet it is. */
  called({ seat, name }: ScoreSheet): string {
    return seat === null ? (name ? this.say(name) : '') : this.player(seat)
  }

  sheet(seat: number): ScoreSheet | undefined {
    return this.scene?.scores.find((sheet) => sheet.seat === seat)
  }

  /** How many points trying the hovered option would bring to a seat; null when unknown. */
  gain(seat: number): number | null {
    const then = this.trial?.scores?.find((sheet) => sheet.seat === seat)
    const now = this.sheet(seat)
    return then && now ? then.total - now.total : null
  }

  /** Does something while it holds still; only what is done at once is sure to be. */
  async posing<T>(doing: () => T): Promise<T> {
    this.still = true
    await tick()
    try {
      return doing()
    } finally {
      this.still = false
    }
  }

  // -- what is done -------------------------------------------------------------------------------------------

  /** A thing was clicked: chooses, narrows, opens a list, or explains why not. */
  act(reference: string): void {
    const step = click(reference, this.lights, this.placed, this.picked)
    if (step.kind === 'choose') this.press(reference, step.offer)
    else if (step.kind === 'narrow') this.picked = step.picked
    else if (step.kind === 'list') this.listed = { reference, offers: step.offers }
    else if (this.picked.includes(reference)) this.unpick()
    else void this.explain(reference)
  }

  /** Chooses what a thing stands for; a finger first sees what that would bring, unless it is asked about anyway. */
  press(reference: string, offer: AnyOffer): void {
    const again = this.tapped?.reference === reference && this.tapped.offer.do === offer.do
    if (again || !byFinger() || !settings.twice || this.ask?.losing[offer.do]) return void this.choose(offer)
    this.tapped = { reference, offer }
    this.look(reference)
  }

  unpick(): void {
    this.picked = this.picked.slice(0, -1)
    this.listed = null
  }

  /**
   * Chooses an option, near or far, and then others in a row: all of them or none. Where something would be lost, the
   * first time only asks.
   */
  async choose(offer: AnyOffer, ...more: Offer[]): Promise<void> {
    const ask = this.ask
    if (!ask || this.busy) return
    if (ask.losing[offer.do] && this.weighed?.do !== offer.do) {
      this.forget()
      this.weighed = offer
      return
    }
    this.forget()
    this.course.decided()
    await this.send(() => {
      const seen = this.log.length
      const sent = connection.wish({
        type: 'choose',
        table: this.id,
        seat: ask.seat,
        number: ask.number,
        version: this.live!.version,
        do: offer.do,
        then: [...thenOf(offer), ...more.map((it) => it.do)],
        on: settings.swift,
      })
      return sent.then((ack) => {
        this.remember(seen)
        return ack
      })
    })
  }

  async undo(): Promise<void> {
    const seat = this.live?.undo.seat
    if (seat === null || seat === undefined || this.busy) return
    this.forget()
    await this.send(() => connection.wish({ type: 'undo', table: this.id, seat, version: this.live!.version }))
  }

  async consent(agree: boolean): Promise<void> {
    if (!this.busy) await this.send(() => connection.wish({ type: 'consent', table: this.id, agree }))
  }

  async allowHints(allow: boolean): Promise<void> {
    if (!this.busy) await this.send(() => connection.wish({ type: 'allow_hints', table: this.id, allow }))
  }

  /** Writes a line to everybody; whether it is there. */
  async sayAloud(text: string): Promise<boolean> {
    try {
      await connection.wish({ type: 'chat', table: this.id, text })
      return true
    } catch (trouble) {
      this.trouble(trouble)
      return false
    }
  }

  /** Asks the server why a thing is not lit, and shows the answer. */
  async explain(reference: string): Promise<void> {
    const ask = this.ask
    if (!ask) return
    try {
      const answer = await connection.request<Explanation>({
        type: 'explain',
        table: this.id,
        seat: ask.seat,
        thing: reference,
      })
      if (answer.message) this.tell(answer.message, reference)
    } catch (trouble) {
      this.trouble(trouble)
    }
  }

  /** The pointer or the focus came upon a thing (or left it). */
  look(reference: string | null): void {
    if (this.hovered === reference) return
    this.hovered = reference
    this.trial = null
    clearTimeout(this.trialTimer)
    const offers = reference === null ? undefined : this.lights.lit.get(reference)
    if (offers?.length === 1) this.trialTimer = setTimeout(() => void this.tryOut(offers[0]!), TRIAL_DELAY)
  }

  protected async tryOut(offer: AnyOffer): Promise<void> {
    const ask = this.ask
    const looked = this.hovered
    if (!ask) return
    const trial = await connection
      .request<Trial>({ type: 'preview', table: this.id, seat: ask.seat, do: offer.do, then: thenOf(offer) })
      .catch(() => null)
    if (this.hovered === looked && this.ask?.number === ask.number) this.trial = trial
  }

  tell(message: Message, reference: string | null = null): void {
    this.hint = { message, reference }
    clearTimeout(this.hintTimer)
    this.hintTimer = setTimeout(() => (this.hint = null), HINT_TIME)
  }

  forget(): void {
    this.picked = []
    this.forgotten++
    this.listed = null
    this.weighed = null
    this.tapped = null
    this.hint = null
    this.hovered = null
    this.trial = null
    clearTimeout(this.trialTimer)
  }

  // -- what is heard ------------------------------------------------------------------------------------------

  private watch(): void {
    connection
      .ask({ type: 'watch', table: this.id, log: this.log.length, version: this.live?.version ?? 0 })
      .catch((trouble) => {
        if (trouble instanceof Trouble) this.missing = trouble.said
      })
  }

  private show(scene: Scene): void {
    if (this.live && scene.version < this.live.version) return
    if (scene.log_from > this.log.length) {
      this.log = []
      this.watch()
      return
    }
    const before = this.ask
    const grave = this.live && scene.log.findLast(({ message }) => GRAVE.has(message.id))
    if (grave) this.tell(grave.message)
    this.course.begin(this.live, scene)
    this.log = [...this.log.slice(0, scene.log_from), ...scene.log]
    this.live = scene
    this.freshFrom = Math.min(this.freshFrom, this.log.length)
    if (!sameQuestion(before, this.ask)) this.forget()
  }

  private addChat(lines: ChatLine[]): void {
    const first = lines[0]?.n ?? 0
    this.chat = [...this.chat.filter((line) => line.n < first), ...lines]
  }

  private noticed({ code, message }: Notice): void {
    if (code === 'removed') this.missing = message
    else this.tell(message)
  }

  private async send(doing: () => Promise<Ack>): Promise<void> {
    this.sending = true
    try {
      this.awaited = (await doing()).version
      setTimeout(() => this.behind && this.watch(), LATE)
    } catch (trouble) {
      this.trouble(trouble)
    } finally {
      this.sending = false
    }
  }

  trouble(trouble: unknown): void {
    this.tell(saidBy(trouble))
  }

  private get seenKey(): string {
    return `kingstable-seen-${this.id}`
  }

  private remember(entries: number): void {
    this.freshFrom = entries
    try {
      localStorage.setItem(this.seenKey, String(entries))
    } catch {
      // Without storage, everything is fresh after a reload.
    }
  }
}

/** The choices with which a row goes on after its first. */
export const thenOf = (offer: AnyOffer): string[] => ('then' in offer ? offer.then : [])

/** Whether the open question is still the same, though others may have answered theirs meanwhile. */
function sameQuestion(before: OpenAsk | null, now: OpenAsk | null): boolean {
  if (!before || !now || before.seat !== now.seat || before.options.length !== now.options.length) return false
  return before.prompt.id === now.prompt.id && before.options.every((offer, at) => offer.do === now.options[at]!.do)
}

const KEY = Symbol('table')
export const setTable = (table: TableModel): TableModel => setContext(KEY, table)
export const getTable = (): TableModel => getContext<TableModel>(KEY)
