// The things that a line of the log speaks of, and those that others have touched since I last looked.
import type { TableModel } from '../../shell/table.svelte'
import type { Message } from '../../types'

const PLAIN: Record<string, string> = { space: 'space', spot: 'spot', section: 'section', one: 'spot', other: 'spot', start: 'section', end: 'section' }
const NAMED = /^(card|manuscript)-(.+)$/

/** The ids of the things that a message names. */
export function touched({ id, args = {} }: Message): string[] {
  return Object.entries(args).flatMap(([name, value]) => {
    const kind = PLAIN[name]
    if (kind && typeof value === 'string') return id === 'log-collision' || id === 'log-linked' ? [] : [`${kind}:${value}`]
    return (Array.isArray(value) ? value : [value]).flatMap((part) => {
      const match = typeof part === 'object' ? NAMED.exec(part.id) : null
      return match ? [`${match[1]}:${match[2]!.replaceAll('-', '_')}`] : []
    })
  })
}

const SEEN = new Set(['log-move', 'log-automa-move', 'log-build', 'log-place', 'log-castle-move', 'log-advance', 'log-expel'])

let known: { log: unknown; from: number; found: Set<string> } | null = null

/** What others moved, built or placed since my last choice. */
export function freshThings(table: TableModel): ReadonlySet<string> {
  const { log, freshFrom: from } = table
  if (known && known.log === log && known.from === from) return known.found
  const found = new Set<string>()
  for (const { message } of table.replay.active ? [] : log.slice(from)) {
    const who = message.args?.who
    const seat = typeof who === 'object' && !Array.isArray(who) ? who.args?.seat : undefined
    const mine = typeof seat === 'number' && table.isMine(seat)
    if (!mine && SEEN.has(message.id)) for (const thing of touched(message)) found.add(thing)
  }
  known = { log, from, found }
  return found
}
