// What of the table page is open: the tab on a phone, and at most one dialog.

export type Tab = 'board' | 'aside' | 'mine' | 'players' | 'log'
export type Pane = 'scores' | 'reference' | 'rules' | 'help' | 'tour' | 'menu' | 'gone'

export class Panes {
  tab = $state<Tab>('board')
  pane = $state<Pane | null>(null)
  /** The clause that the rule drawer should show. */
  clause = $state<string | null>(null)

  open(pane: Pane): void {
    this.pane = pane
  }

  close(): void {
    this.pane = null
    this.clause = null
  }

  showClause(id: string): void {
    this.clause = id
    this.pane = 'rules'
  }
}
