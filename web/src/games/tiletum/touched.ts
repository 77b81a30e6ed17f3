// The things that a line of the log speaks of, and whether it is about the Cardinal.
import { namedIn } from '../../board/named'
import type { Message } from '../../types'

/** An id as messages write it: `London_Brugge` is `london-brugge`. */
export const plainId = (id: string): string => id.toLowerCase().replaceAll('_', '-')

/** Ids without capitals, to be compared by `plainId`. */
export const touched = ({ args }: Message): string[] => spoken(args)

function spoken(args: Record<string, unknown> = {}): string[] {
  const found: string[] = []
  for (const value of Object.values(args)) {
    if (Array.isArray(value)) found.push(...value.flatMap((each) => spoken({ each })))
    else if (value !== null && typeof value === 'object' && 'id' in value) {
      const id = String(value.id)
      const kind = /^(spot|tile|cathedral)-(.+)$/.exec(id)
      if (kind) found.push(`${kind[1]}:${kind[2]}`)
      else found.push(...touched(value as Message))
    }
  }
  return found
}

/** Whoever stops early mostly could have gone on. */
export const forced = ({ id }: Message): string | null => (id === 'log-stop' ? 'ui-show-forced' : null)

const BESIDE = /^log-(roll|refresh|corruption|take-die|king-|fair|rival-(rolls|next-card|takes-die|sector|floor))/

/** On a phone, what happens on the wheel and on the king track is seen beside the map. */
export const stage = ({ id }: Message): 'aside' | null => (BESIDE.test(id) ? 'aside' : null)

/** Lines that only he has; of those that everybody has, `who` tells. */
export const ofRival = ({ id }: Message): boolean => id.startsWith('log-rival-')

const TURNED = /^log-(take-tile|fulfil|use|crest|place|bonus|rival-(rolls|next-card|gets|crest|fulfils))$/

/** The tile that is taken, placed or used, or the directive that the Cardinal comes upon; in small letters. */
export const turned = (message: Message): string | null =>
  TURNED.test(message.id) ? namedIn(message, /^(tile|directive)-(.+)$/) : null

const OWN = /^log-(place|crest|fulfil|bonus|use|roof|marker)$/

/** The tile of a player's board that is placed, fulfilled or used, or its board where there is none. */
export function theirs(message: Message): string | null {
  if (!OWN.test(message.id)) return null
  const tile = namedIn(message, /^(tile)-(.+)$/)
  return tile ? `[data-piece="${tile}"]` : ''
}
