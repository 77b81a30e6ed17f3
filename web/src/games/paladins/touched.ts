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

const ACTION = /^log-(use|workshop|pray|rival-use|rival-workshop)$/
const ATTRIBUTE = /^log-rival-(attribute|wrap)$/
/** What else is told of a board, and the part of it where it is seen. */
const PARTS: Readonly<Record<string, string>> = {
  'log-wall': '[data-action="fortify"]',
  'log-jar': '[data-action="absolve"]',
  'log-rival-jar': '[data-action="absolve"]',
  'log-rival-scheme': '[data-part="schemes"]',
  'log-rival-schemes-shuffled': '[data-part="schemes"]',
  'log-rival-marker': '[data-part="marker"]',
  'log-rival-pray': '[data-part="actions"]',
  'log-rival-pray-worker': '[data-part="workers"]',
  'log-rival-gains-workers': '[data-part="workers"]',
  'log-rival-workers': '[data-part="workers"]',
}

/** The action of a board that is taken, built on or cleared, the attribute that rises, or another part of it. */
export function theirs(message: Message): string | null {
  const action = ACTION.test(message.id) ? namedIn(message, /^(action)-(.+)$/) : null
  const attribute = ATTRIBUTE.test(message.id) ? namedIn(message, /^(attribute)-(.+)$/) : null
  if (action) return `[data-action="${idOf(action).replaceAll('-', '_')}"]`
  return attribute ? `[data-piece^="${idOf(attribute)}:"]` : (PARTS[message.id] ?? null)
}

const idOf = (thing: string): string => thing.slice(thing.indexOf(':') + 1)
