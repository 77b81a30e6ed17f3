// The things that a line of the log speaks of.
import { namedIn } from '../../board/named'
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

/** With which cards one pays is mostly chosen. */
export const forced = ({ id }: Message): string | null => (id === 'log-pay' ? 'ui-show-forced' : null)

const TURNED = /^log-(centre|take|king|king-idle|turn-up|win|win-cards|pay|discard|fail|fail-cards|unsold)$/

/** The card that is uncovered, taken, fought or paid for. */
export const turned = (message: Message): string | null =>
  TURNED.test(message.id) ? namedIn(message, /^(card)-(.+)$/) : null
