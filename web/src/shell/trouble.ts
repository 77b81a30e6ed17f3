// Something the server, or the way to it, refused.
import type { Message } from '../types'

export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly said: Message,
    detail = '',
  ) {
    super(detail || code)
  }
}
