// The things that a line of the log speaks of.
import type { Message } from '../../types'

/** The ids of the cards and offices that a message names. */
export function touched(message: Message): string[] {
  return Object.values(message.args ?? {}).flatMap((argument) =>
    (Array.isArray(argument) ? argument : [argument]).flatMap((it) => {
      if (typeof it !== 'object') return []
      const [, kind, id] = /^(card|office)-(.+)$/.exec(it.id) ?? []
      return kind ? [`${kind}:${id}`] : []
    }),
  )
}
