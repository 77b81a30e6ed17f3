// What a message names: the things among its arguments.
import type { Message } from '../types'

/** The first thing of which a message tells by an id of this form, a kind and its id, as `kind:id`. */
export function namedIn({ args = {} }: Message, form: RegExp): string | null {
  for (const value of Object.values(args)) {
    const match = typeof value === 'object' && !Array.isArray(value) ? form.exec(value.id) : null
    if (match) return `${match[1]}:${match[2]}`
  }
  return null
}
