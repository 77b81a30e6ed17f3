// What a line of the log speaks of.
import type { Message } from '../../types'

/** The hexes where something was built or moved. */
export const touched = ({ args = {} }: Message): string[] =>
  [args.start, args.hex].flatMap((hex) => (typeof hex === 'string' ? [`hex:${hex}`] : []))
