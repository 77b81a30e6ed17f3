// The adviser: says beside an open question what matters now, for as long as one wants to hear it.
import type { Advice, Message, OpenAsk } from '../types'
import { settings } from './settings.svelte'
import { connection } from './socket.svelte'
import type { TableModel } from './table.svelte'

/** For so many decisions it does not say the same again by itself. */
const PAUSE = 4

export class Adviser {
  /** What was said last, and about which question. */
  private told = $state.raw<{ about: string; said: Message[] }>({ about: '', said: [] })
  /** The ids of what it said by itself at the last decisions. */
  private memory: string[][] = []
  private attended = ''

  constructor(private readonly table: TableModel) {}

  /** Whether it speaks by itself. */
  get here(): boolean {
    const { live } = this.table
    return !!live && settings.advised(live.game)
  }

  /** What it says about the open question. */
  get said(): Message[] {
    const { ask } = this.table
    return ask && this.told.about === aim(ask) ? this.told.said : []
  }

  /** Looks at the open question, once, and says what matters, if anything does. */
  async attend(): Promise<void> {
    const { ask } = this.table
    if (!ask || !this.here || this.attended === aim(ask)) return
    this.attended = aim(ask)
    const said = await this.request(ask, this.memory.flat())
    this.memory = [...this.memory.slice(1 - PAUSE), said.map(({ id }) => id)]
  }

  /** Comes, if need be, and answers, whatever it has said before. */
  async answer(): Promise<void> {
    const { ask, live } = this.table
    if (!ask || !live) return
    this.attended = aim(ask)
    settings.setAdviser(live.game, true)
    const said = await this.request(ask, [])
    if (!said.length) this.told = { about: aim(ask), said: [{ id: 'ui-adviser-nothing', args: {} }] }
  }

  sendAway(): void {
    settings.setAdviser(this.table.live!.game, false)
  }

  private async request(ask: OpenAsk, said: string[]): Promise<Message[]> {
    const advice = await connection
      .request<Advice>({ type: 'advise', table: this.table.id, seat: ask.seat, said: [...new Set(said)] })
      .catch(() => null)
    if (advice?.number !== ask.number) return []
    this.told = { about: aim(ask), said: advice.said }
    return advice.said
  }
}

const aim = ({ seat, number }: OpenAsk): string => `${seat} ${number}`
