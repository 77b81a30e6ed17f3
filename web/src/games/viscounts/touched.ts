// The things that a line of the log speaks of.
import { namedIn } from '../../board/named'
import type { Message } from '../../types'

const PLAIN: Record<string, string> = {
  space: 'space',
  spot: 'spot',
  section: 'section',
  one: 'spot',
  other: 'spot',
  start: 'section',
  end: 'section',
}
const NAMED = /^(card|manuscript)-(.+)$/

/** The ids of the things that a message names. */
export function touched({ id, args = {} }: Message): string[] {
  return Object.entries(args).flatMap(([name, value]) => {
    const kind = PLAIN[name]
    if (kind && typeof value === 'string')
      return id === 'log-collision' || id === 'log-linked' ? [] : [`${kind}:${value}`]
    return (Array.isArray(value) ? value : [value]).flatMap((part) => {
      const match = typeof part === 'object' ? NAMED.exec(part.id) : null
      return match ? [`${match[1]}:${match[2]!.replaceAll('-', '_')}`] : []
    })
  })
}

/** Where one goes is mostly chosen among several spaces. */
export const forced = ({ id }: Message): string | null => (id === 'log-move' ? 'ui-show-forced' : null)

const TURNED = /^log-(play|play-unseen|hire|dismiss|destroy|ability|manuscript|rival-scheme|rival-future)$/

/** The card, manuscript or scheme that is played, taken or uncovered. */
export const turned = (message: Message): string | null =>
  TURNED.test(message.id) ? (namedIn(message, /^(card|manuscript|scheme)-(.+)$/)?.replaceAll('-', '_') ?? null) : null

const OWN = /^log-(play|play-unseen|drop-off|rival-scheme|rival-drop)$/
const TRACK = /^log-(corruption|virtue)$/

/** A card or scheme that comes onto a player's board or drops off it, and the markers of the track. */
export function theirs(message: Message): string | null {
  if (TRACK.test(message.id)) return `[data-piece^="${message.id.slice('log-'.length)}:"]`
  const card = OWN.test(message.id) ? namedIn(message, /^(card|scheme)-(.+)$/) : null
  return card && `[data-piece="${card.replaceAll('-', '_')}"]`
}
