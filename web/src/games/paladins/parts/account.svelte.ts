// The account of an Inquisition or of the end of a round. Nothing lies over what one decides about: while I am asked
// something, it is folded into a sign until I open it; and from the sign it can be read again until there is a newer one.
import type { TableModel } from '../../../shell/table.svelte'
import { eventsIn, type GameEvent } from './events'

const NEVER = -2

export class Account {
  private closed = $state(-1)
  /** The question that is asked while I read it of my own accord. */
  private during = $state(NEVER)

  constructor(private readonly table: TableModel) {}

  /** What there is to tell, the oldest first; what the show tells meanwhile is not told twice. */
  private readonly events = $derived.by((): GameEvent[] => {
    const { replay, course, log } = this.table
    return replay.active || course.active ? [] : eventsIn(log, 0)
  })
  readonly unread = $derived.by((): GameEvent[] =>
    this.events.filter(({ at, lines }) => at > this.closed && at + lines.length > this.table.freshFrom),
  )
  /** The one that is told, or was last. */
  readonly event = $derived.by((): GameEvent | undefined => this.unread[0] ?? this.events.at(-1))

  private get asked(): number {
    return this.table.ask?.number ?? -1
  }
  /** Whether I have opened it myself. */
  readonly called = $derived.by((): boolean => this.during === this.asked)
  readonly isOpen = $derived.by(
    (): boolean => !!this.event && (this.called || (!this.table.ask && this.unread.length > 0)),
  )

  toggle(): void {
    if (this.isOpen) this.close()
    else this.during = this.asked
  }

  close(): void {
    this.closed = Math.max(this.closed, this.event?.at ?? -1)
    if (!this.unread.length) this.during = NEVER
  }
}
