// What a line of the log speaks of: the things it touches, and whether it is about the solo opponent.
import { namedIn } from '../../board/named'
import type { Message } from '../../types'

const SHOWN = /^(townsfolk|outsider|favour|tavern)-(.+)$/
/** A question also speaks of an own action. */
const ASKED = /^(townsfolk|outsider|favour|action)-(.+)$/

/** The ids of the things on the main board that a message names. */
export function touched({ id, args = {} }: Message): string[] {
  const found: string[] = []
  const shown = id.startsWith('ask-') ? ASKED : SHOWN
  for (const [name, value] of Object.entries(args)) {
    if (name === 'space' && typeof value === 'string' && /^r\d/.test(value)) found.push(`space:${value}`)
    for (const part of Array.isArray(value) ? value : [value]) {
      const match = typeof part === 'object' ? shown.exec(part.id) : null
      if (match) found.push(`${match[1]}:${match[2]!.replaceAll('-', '_')}`)
    }
  }
  return id === 'log-round' ? [] : found
}

/** Whether a line is one that only the solo opponent has; the others name it in `who`. */
export const ofRival = ({ id }: Message): boolean => id.startsWith('log-rival-')

const TURNED =
  /^log-(paladin|hire|send|attack|convert|favour|favour-revealed|order-revealed|rival-(scheme|recruit|outsider|favour))$/

/** The card that is drawn, uncovered, taken or used. */
export const turned = (message: Message): string | null =>
  TURNED.test(message.id)
    ? (namedIn(message, /^(scheme|townsfolk|outsider|paladin|favour|order)-(.+)$/)?.replaceAll('-', '_') ?? null)
    : null

const OWN = /^log-(use|workshop|pray)$/

/** The action of a player board that is taken, built on or cleared. */
export function theirs(message: Message): string | null {
  const action = OWN.test(message.id) ? namedIn(message, /^(action)-(.+)$/) : null
  return action && `[data-action="${action.slice('action:'.length).replaceAll('-', '_')}"]`
}
