// Something the server, or the way to it, refused.
import type { Message, Problem } from '../types'

/** What the server calls it, or the page where it is not the server that refuses. */
export type Code =
  Problem['code'] | 'offline' | 'lost' | 'outdated' | 'failed' | 'no-board' | 'board-broken' | 'board-interface'

export class Trouble extends Error {
  constructor(
    readonly code: Code,
    readonly said: Message,
    detail = '',
  ) {
    super(detail || code)
  }
}

/** What to say of whatever went wrong. */
export const saidBy = (trouble: unknown): Message => (trouble instanceof Trouble ? trouble.said : { id: 'ui-trouble' })
