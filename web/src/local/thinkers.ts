// Where minds think: in one worker, about one thing after the other. A thought that nobody waits for is ended with it.
import { Crew } from './crew'
import type { FromWorker, Parts } from './messages'

/** The longest that a mind may think; then another takes its place. */
const LONGEST = 60_000

export class Thinkers {
  private crew: Crew | null = null
  private readonly waiting = new Map<string, string>()
  private now: string | null = null
  /** Thoughts whose worker was lost once. */
  private readonly lost = new Set<string>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly parts: () => Promise<Parts>,
    private readonly decided: (text: string) => void,
  ) {}

  /** What is to be thought about from now on: new thoughts, and the keys of all that are still wanted. */
  want(thoughts: { key: string; text: string }[], open: string[]): void {
    for (const { key, text } of thoughts) this.waiting.set(key, text)
    for (const key of this.waiting.keys()) if (!open.includes(key)) this.drop(key)
    void this.next()
  }

  /** Begins before there is anything to think about, since somebody will want it soon. */
  async prepare(): Promise<void> {
    this.begun(await this.parts())
  }

  /** Ends everything. */
  end(): void {
    this.waiting.clear()
    this.stop()
  }

  private drop(key: string): void {
    this.waiting.delete(key)
    if (this.now === key) this.stop()
  }

  private stop(): void {
    clearTimeout(this.timer)
    if (this.now !== null) this.release()
    this.now = null
  }

  private begun(parts: Parts): Crew {
    this.crew ??= new Crew(
      'mind',
      parts,
      (told) => this.hear(told),
      () => this.again(),
    )
    return this.crew
  }

  private release(): void {
    this.crew?.end()
    this.crew = null
  }

  private async next(): Promise<void> {
    const [first] = this.waiting
    if (this.now !== null || !first) return
    const [key, text] = first
    this.now = key
    const parts = await this.parts()
    if (this.now !== key) return
    this.begun(parts).say({ type: 'decide', text })
    this.timer = setTimeout(() => this.failed(), LONGEST)
  }

  private hear(told: FromWorker): void {
    if (told.type === 'decided') this.settle(told.text)
    else if (told.type === 'failed') this.failed()
  }

  /** The worker was lost, which may not be the mind's fault: it is asked once more. */
  private again(): void {
    const key = this.now
    if (key === null || this.lost.has(key)) return this.failed()
    this.lost.add(key)
    this.stop()
    void this.next()
  }

  /** The worker is of no use any more, and the thought came to nothing: it is given back as it was. */
  private failed(): void {
    this.release()
    const text = this.now === null ? undefined : this.waiting.get(this.now)
    const key = this.now
    this.stop()
    if (key !== null && text !== undefined) {
      this.waiting.delete(key)
      this.decided(text)
    }
    void this.next()
  }

  private settle(text: string): void {
    clearTimeout(this.timer)
    if (this.now !== null) this.waiting.delete(this.now)
    this.now = null
    this.decided(text)
    void this.next()
  }
}
