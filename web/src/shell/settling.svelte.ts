// Wishes of which nobody knows whether they were fulfilled: sent again under the same id until it is known.
import { Trouble, type Code } from './trouble'

const AGAIN = 1_000
const TOLD = 6_000

/** After these it is not known; once it is not, the others say nothing of that first time. */
const OPEN: Code[] = ['unsettled', 'lost']
const STILL_OPEN: Code[] = [...OPEN, 'offline', 'storage', 'rate']

class Settling {
  /** What the whole page is told: that something is being checked, or that it was saved after all. */
  said = $state<'error-unsettled' | 'ui-saved' | null>(null)

  private open = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  /** What comes of a wish; `send` sends it, always under the same id. */
  async until<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send()
    } catch (trouble) {
      if (!among(OPEN, trouble)) throw trouble
    }
    this.open++
    this.tell('error-unsettled')
    try {
      const answer = await this.again(send)
      this.open--
      this.tell(this.open ? 'error-unsettled' : 'ui-saved')
      return answer
    } catch (trouble) {
      this.open--
      this.tell(this.open ? 'error-unsettled' : null)
      throw trouble
    }
  }

  private async again<T>(send: () => Promise<T>): Promise<T> {
    for (;;) {
      await pause()
      try {
        return await send()
      } catch (trouble) {
        if (!among(STILL_OPEN, trouble)) throw trouble
      }
    }
  }

  private tell(said: Settling['said']): void {
    clearTimeout(this.timer)
    this.said = said
    if (said === 'ui-saved') this.timer = setTimeout(() => (this.said = null), TOLD)
  }
}

/** An id for a wish, unlike any other. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')
}

/** Whether it is a refusal with one of these codes. */
export const among = (codes: Code[], trouble: unknown): boolean =>
  trouble instanceof Trouble && codes.includes(trouble.code)

/** A while, before something is tried again. */
export const pause = (): Promise<void> => new Promise((again) => setTimeout(again, AGAIN))

export const settling = new Settling()
