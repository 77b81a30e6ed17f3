// The replay: scenes of earlier moments, fetched one by one and kept; played on by itself, step by step.
import type { Course, Message, Scene } from '../types'
import { api } from './api'
import { settings } from './settings.svelte'
import { stepTime } from './show.svelte'
import { connection } from './socket.svelte'
import type { TableModel } from './table.svelte'

const KEPT = 60

/** By what one goes on and back. */
export const STRIDES = ['choice', 'turn', 'round'] as const
export type Stride = (typeof STRIDES)[number]

export class Replay {
  /** The number of choices on display; null shows the live table. */
  at = $state<number | null>(null)
  /** Whose view: a seat, or null for the spectator's; undefined for my own. */
  seat = $state<number | null | undefined>(undefined)
  scene = $state.raw<Scene | null>(null)
  stride = $state<Stride>('choice')
  playing = $state(false)
  private readonly kept = new Map<string, Promise<Scene>>()

  constructor(private readonly table: TableModel) {}

  get active(): boolean {
    return this.at !== null
  }

  get length(): number {
    return this.table.live?.choices ?? 0
  }

  /** What was told of the choice that led here. */
  readonly told = $derived.by((): Message[] =>
    (this.scene?.log ?? []).filter(({ n }) => n === this.at).map(({ message }) => message),
  )

  /** Where turns begin: with the first choice of which something else is told than of the player before. */
  readonly turns = $derived.by((): number[] => {
    const found: number[] = []
    let last: unknown = null
    for (const { n, message } of this.table.log) {
      const who = this.table.actor(message)
      if (who === null || who === last) continue
      last = who
      if (found.at(-1) !== n) found.push(n)
    }
    return found
  })

  readonly rounds = $derived.by((): number[] =>
    this.table.log.filter(({ message }) => message.id === 'log-round').map(({ n }) => n),
  )

  begin(at = 0): void {
    void this.go(at)
  }

  end(): void {
    this.playing = false
    this.at = null
    this.scene = null
  }

  /** On (1) or back (-1) by a stride. */
  step(by: 1 | -1): Promise<void> {
    this.playing = false
    return this.go(this.beside(by))
  }

  private beside(by: 1 | -1): number {
    const at = this.at ?? this.length
    if (this.stride === 'choice') return at + by
    const places = this.stride === 'turn' ? this.turns : this.rounds
    return by > 0 ? (places.find((it) => it > at) ?? this.length) : (places.findLast((it) => it < at) ?? 0)
  }

  look(seat: number | null): Promise<void> {
    this.seat = seat
    return this.go(this.at ?? this.length)
  }

  async go(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(at, this.length))
    this.at = wanted
    const seat = this.seat
    try {
      const scene = await this.fetch(wanted, seat)
      if (this.at === wanted && this.seat === seat) this.scene = scene
      if (wanted > 0) void this.fetch(wanted - 1, seat).catch(() => undefined)
      if (wanted < this.length) void this.fetch(wanted + 1, seat).catch(() => undefined)
    } catch (trouble) {
      this.table.trouble(trouble)
      this.end()
    }
  }

  /** Plays on from here to the end, or stops. */
  async play(): Promise<void> {
    this.playing = !this.playing
    if (this.playing && this.at === this.length) await this.go(0)
    try {
      while (this.playing && this.at !== null && this.at < this.length) await this.playOne(this.at)
    } catch (trouble) {
      this.table.trouble(trouble)
    }
    if (this.at === this.length) this.playing = false
  }

  /** One choice: all its steps but the last, which is the table after it. */
  private async playOne(at: number): Promise<void> {
    const { steps } = await connection.request<Course>({
      type: 'follow',
      table: this.table.id,
      since: at,
      upto: at + 1,
      seat: this.seat === undefined ? this.table.live!.seat : this.seat,
    })
    for (const { view, scores } of steps.slice(0, -1)) {
      if (!this.goesOn(at)) return
      this.scene = { ...this.scene!, view, scores }
      await this.pause()
    }
    if (!this.goesOn(at)) return
    await this.go(at + 1)
    await this.pause()
  }

  private goesOn(at: number): boolean {
    return this.playing && this.at === at && this.scene !== null
  }

  private pause(): Promise<void> {
    return new Promise((done) => setTimeout(done, stepTime(settings.tempo(this.table.live!.game))))
  }

  private fetch(at: number, seat: number | null | undefined): Promise<Scene> {
    const key = `${at}/${seat}/${this.table.live?.version}`
    let promise = this.kept.get(key)
    if (!promise) {
      promise = api.replay(this.table.id, at, seat === undefined ? (this.table.live?.seat ?? null) : seat)
      this.kept.set(key, promise)
      promise.catch(() => this.kept.delete(key))
      for (const old of this.kept.keys()) {
        if (this.kept.size <= KEPT) break
        this.kept.delete(old)
      }
    }
    return promise
  }
}
