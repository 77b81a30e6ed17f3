// The replay slider: scenes of earlier moments, fetched one by one and kept.
import type { Scene } from '../types'
import { api } from './api'
import type { TableModel } from './table.svelte'

const KEPT = 60

export class Replay {
  /** The number of choices on display; null shows the live table. */
  at = $state<number | null>(null)
  /** Whose view: a seat, or null for the spectator's; undefined for my own. */
  seat = $state<number | null | undefined>(undefined)
  scene = $state.raw<Scene | null>(null)
  private readonly kept = new Map<string, Promise<Scene>>()

  constructor(private readonly table: TableModel) {}

  get active(): boolean {
    return this.at !== null
  }

  get length(): number {
    return this.table.live?.choices ?? 0
  }

  begin(): void {
    void this.go(this.length)
  }

  end(): void {
    this.at = null
    this.scene = null
  }

  step(by: number): Promise<void> {
    return this.go((this.at ?? this.length) + by)
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
