// What of the table page is open: the tab on a phone, and at most one dialog.
import type { TableModel } from '../shell/table.svelte'
import type { Hints } from '../types'

export type Tab = 'board' | 'aside' | 'mine' | 'players' | 'log'
export type Pane = 'scores' | 'reference' | 'rules' | 'help' | 'menu' | 'gone'

export class Panes {
  tab = $state<Tab>('board')
  /** The area that lies below the board here and so needs no tab. */
  under = $state<Tab | null>(null)
  pane = $state<Pane | null>(null)
  /** What the rule drawer should show: a clause, or the rule behind this reason for a refusal. */
  clause = $state<string | null>(null)
  reason = $state<string | null>(null)
  /** Whether the replay has the analysis of the game beside it. */
  analysing = $state(false)
  /** The question for which a hint was asked: the number of it. */
  hinting = $state<number | null>(null)
  /** What was told last. */
  hints = $state.raw<Hints | null>(null)

  /** The tab behind which an area lies. */
  of(area: Tab): Tab {
    return area === this.under ? 'board' : area
  }

  open(pane: Pane): void {
    this.pane = pane
  }

  close(): void {
    this.pane = null
    this.clause = null
    this.reason = null
  }

  /** Whether the analysis stands where the log stood. */
  analyses({ replay }: TableModel): boolean {
    return this.analysing && replay.active
  }

  /** Whether the tab of the analysis shows the board too: a position is judged that one sees. */
  halves(table: TableModel): boolean {
    return this.tab === 'log' && this.analyses(table)
  }

  /** The replay with the analysis beside it. */
  analyse({ replay }: TableModel): void {
    this.close()
    this.analysing = true
    this.tab = 'log'
    if (!replay.active) replay.begin()
  }

  showClause(id: string | undefined, reason: string | null = null): void {
    this.clause = id ?? null
    this.reason = reason
    this.pane = 'rules'
  }
}
