// What a line of the log speaks of.
import { namedIn } from '../../board/named'
import type { Message } from '../../types'

/** The hexes where something was built or moved. */
export const touched = ({ args = {} }: Message): string[] =>
  [args.start, args.hex].flatMap((hex) => (typeof hex === 'string' ? [`hex:${hex}`] : []))

/** Where one builds is mostly chosen among several hexes. */
export const forced = ({ id }: Message): string | null => (id === 'log-build' ? 'ui-kb-only-hex' : null)

const TURNED = ['log-play-card', 'log-new-card', 'log-dead-card', 'log-take-token']

/** The terrain card that is played, or the token that is taken. */
export const turned = (message: Message): string | null =>
  TURNED.includes(message.id) ? (namedIn(message, /^(terrain|location)-(.+)$/)?.replaceAll('-', '_') ?? null) : null
