// The analysis of the table: asked for, waited for, and kept as far as it is known.
import { api } from '../shell/api'
import type { TableModel } from '../shell/table.svelte'
import type { Analysed } from '../types'

const AGAIN = 1_500

export class Analyst {
  /** What is known; null while nobody has asked for it. */
  found = $state.raw<Analysed | null>(null)
  /** Whether it is known if there is one. */
  looked = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(private readonly table: TableModel) {}

  get analysis(): Analysed['analysis'] {
    return this.found?.analysis ?? null
  }

  get working(): boolean {
    return this.found !== null && this.found.progress < 100
  }

  /** Looks whether there is one, and waits for one that is being made. */
  async look(): Promise<void> {
    try {
      this.take(await api.analysis(this.table.id))
    } catch (trouble) {
      this.table.trouble(trouble)
    }
    this.looked = true
  }

  async begin(): Promise<void> {
    try {
      this.take(await api.analyse(this.table.id))
    } catch (trouble) {
      this.table.trouble(trouble)
    }
  }

  async cancel(): Promise<void> {
    try {
      await api.cancelAnalysis(this.table.id)
      await this.look()
    } catch (trouble) {
      this.table.trouble(trouble)
    }
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  private take(found: Analysed): void {
    if (this.closed) return
    this.found = found.wanted === false ? null : found
    clearTimeout(this.timer)
    if (this.working) this.timer = setTimeout(() => void this.look(), AGAIN)
  }
}
