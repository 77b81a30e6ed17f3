// My finished games, page by page.
import { api, type TablePage } from '../shell/api'
import type { TableSummary } from '../types'
import { ROWS } from './lists'

export class Finished {
  private tables = $state.raw<TableSummary[]>([])
  private further = $state.raw<TablePage['next']>(api.finished)
  private wanted = $state(ROWS)
  private loading: Promise<void> | undefined
  /** Whether the first page has come. */
  known = $state(false)

  readonly shown = $derived.by(() => this.tables.slice(0, this.wanted))
  readonly more = $derived.by(() => !!this.further || this.tables.length > this.wanted)

  /** Once at a time, however often it is asked for: no row may come twice. */
  load(): Promise<void> {
    return (this.loading ??= this.fetch().finally(() => (this.loading = undefined)))
  }

  private async fetch(): Promise<void> {
    if (!this.further || this.tables.length >= this.wanted) return
    const { tables, next } = await this.further()
    this.tables = [...this.tables, ...tables]
    this.further = next
    this.known = true
  }

  async showMore(): Promise<void> {
    this.wanted += ROWS
    await this.load()
  }
}
