// A lesson as a table: what is chosen goes to the lesson, which answers it and shows where it has led.
import type { AnyOffer, LessonMove, LessonScene, Message, Offer, Scene } from '../types'
import { api } from '../shell/api'
import { myself } from '../shell/me.svelte'
import { saidBy } from '../shell/trouble'
import { TableModel, thenOf } from '../shell/table.svelte'
import { words } from '../shell/words.svelte'
import { acquaintance, keep } from './progress'
import { begins } from './history'

export class LessonModel extends TableModel {
  /** Where the learner is. */
  now = $state.raw<LessonScene | null>(null)
  /** What was answered to the last choice, while the table is shown as that left it. */
  answered = $state.raw<{ kind: 'done' | 'wrong'; said: Message } | null>(null)

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    super('')
    void this.begin()
  }

  private async begin(): Promise<void> {
    try {
      const [{ lessons }] = await Promise.all([acquaintance(this.game), words.needLessons(this.game), myself.known()])
      await this.go({ steps: lessons[this.lesson]?.steps ?? [] })
    } catch (trouble) {
      this.missing = saidBy(trouble)
    }
  }

  override async choose(offer: AnyOffer, ...more: Offer[]): Promise<void> {
    if (!this.ask || this.busy) return
    this.forget()
    this.course.end()
    await this.go({ want: 'choose', choose: [offer.do, ...thenOf(offer), ...more.map((it) => it.do)] })
  }

  override async undo(): Promise<void> {
    if (!this.busy) await this.go({ want: 'back' })
  }

  /** Goes on from something to read: an answer, or a step in which nothing is to be done. */
  async goOn(): Promise<void> {
    if (this.course.active) this.course.end()
    else if (this.answered) this.display()
    else if (!this.busy && this.now && !this.now.asks) await this.go({ want: 'next' })
  }

  async help(): Promise<void> {
    if (this.canHelp && !this.busy) await this.go({ want: 'hint', hints: this.now!.hint?.level ?? 0 })
  }

  readonly finished = $derived.by((): boolean => !!this.now && this.now.at === this.now.of)

  readonly canHelp = $derived.by((): boolean => !!this.now?.asks && !this.now.task && !this.answered)

  /** Nobody is asked why something cannot be chosen: what the lesson wants stands beside the board. */
  override async explain(): Promise<void> {}

  protected override async tryOut(): Promise<void> {}

  private async go(move: LessonMove): Promise<void> {
    this.sending = true
    try {
      const reached = await api.lesson(this.game, this.lesson, { steps: this.now?.steps ?? [], ...move })
      this.now = reached
      if (!myself.me?.id) keep(reached)
      const { answer } = reached
      if (answer?.said && answer.kind !== 'on') this.answer(answer.kind, answer.said, answer.scene)
      else this.display()
    } catch (trouble) {
      if (this.live) this.trouble(trouble)
      else this.missing = saidBy(trouble)
    } finally {
      this.sending = false
    }
  }

  private answer(kind: 'done' | 'wrong', said: Message, scene: Scene): void {
    this.answered = { kind, said }
    this.place(scene)
  }

  /** Shows the table as it is in this step, after what others did since the one before. */
  private display(): void {
    this.answered = null
    const { scene, course, answer } = this.now!
    const before = answer?.scene ?? this.live
    this.place(scene)
    if (before) this.course.perform(before, course)
    this.pointOut()
  }

  /** What the step is about stands out, or what a hint names. */
  pointOut(): void {
    if (this.answered || !this.now) return
    const { scene, points, hint } = this.now
    const offers = scene.asks.flatMap(({ options }) => options)
    const lit = offers.filter((offer) => hint?.options.includes(offer.do)).flatMap((offer) => offer.references ?? [])
    this.pointed = lit.length ? lit : points
  }

  private place(scene: Scene): void {
    this.forget()
    this.course.end()
    this.pointed = []
    this.freshFrom = begins(this.log, scene.log) ? this.log.length : scene.log.length
    this.log = scene.log
    this.live = scene
  }
}
