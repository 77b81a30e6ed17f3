// The account of an Inquisition or of the end of a round. Nothing lies over what one decides about: while I am asked
// something, it is folded into a sign until I open it.
import type { TableModel } from '../../../shell/table.svelte'
import { eventsIn, type GameEvent } from './events'

export class Account {
  private closed = $state(-1)
  /** The question that is asked while I read it. */
  private during = $state(-1)

  constructor(private readonly table: TableModel) {}

  /** What there is to tell, the oldest first; what the show tells meanwhile is not told twice. */
  readonly events = $derived.by((): GameEvent[] => {
    const { replay, course, log, freshFrom } = this.table
    return replay.active || course.active ? [] : eventsIn(log, freshFrom).filter(({ at }) => at > this.closed)
  })

  readonly isOpen = $derived.by((): boolean => !this.table.ask || this.table.ask.number === this.during)

  /** The event whose account lies open, and the one whose account is folded. */
  readonly open = $derived.by((): GameEvent | undefined => (this.isOpen ? this.events[0] : undefined))
  readonly folded = $derived.by((): GameEvent | undefined => (this.isOpen ? undefined : this.events[0]))

  unfold(): void {
    this.during = this.table.ask?.number ?? -1
  }

  close(): void {
    if (this.open) this.closed = this.open.at
  }
}
