// The lists of the lobby as a page follows them: as many rows of each as it wants, and every change.
import { connection } from '../shell/socket.svelte'
import { changed, ROWS, type ListName, type Lists } from './lists'

export class Watching {
  lists = $state.raw<Lists | null>(null)
  /** Whether games against programs are listed too. */
  programs = $state(false)
  private wanted: Record<ListName, number> = { mine: ROWS, open: ROWS, running: ROWS }

  constructor(private readonly trouble: (why: unknown) => void) {}

  /** Follows the lists until the function that is given is called. */
  begin(): () => void {
    const stop = connection.listen(
      () => this.ask(),
      (told) => {
        if (told.type === 'lobby') this.lists = told
        else if (told.type === 'lobby_change' && this.lists) this.lists = changed(this.lists, told)
      },
    )
    return () => {
      stop()
      connection.send({ type: 'lobby', on: false })
    }
  }

  showPrograms(on: boolean): void {
    this.programs = on
    this.ask()
  }

  /** How to show more of a list, where it goes on. */
  moreOf(name: ListName): (() => void) | undefined {
    if (!this.lists?.more.includes(name)) return undefined
    return () => {
      this.wanted[name] += ROWS
      this.ask()
    }
  }

  private ask(): void {
    connection.ask({ type: 'lobby', ...this.wanted, programs: this.programs }).catch(this.trouble)
  }
}
