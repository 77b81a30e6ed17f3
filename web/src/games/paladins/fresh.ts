// What the others have touched since I last looked, and the things that a line of the log speaks of.
import type { TableModel } from '../../shell/table.svelte'
import type { Message } from '../../wire'
import { RIVAL_COLOUR } from './types'

const SHOWN = /^(townsfolk|outsider|favour|tavern)-(.+)$/

/** The ids of the things on the main board that a message names. */
export function touched({ id, args = {} }: Message): string[] {
  const found: string[] = []
  for (const [name, value] of Object.entries(args)) {
    if (name === 'space' && typeof value === 'string' && /^r\d/.test(value)) found.push(`space:${value}`)
    for (const part of Array.isArray(value) ? value : [value]) {
      const match = typeof part === 'object' ? SHOWN.exec(part.id) : null
      if (match) found.push(`${match[1]}:${match[2]!.replaceAll('-', '_')}`)
    }
  }
  return id === 'log-round' ? [] : found
}

const NONE: ReadonlyMap<string, number> = new Map()
let known: { log: unknown; from: number; seat: unknown; found: Map<string, number> } | null = null

/** Each thing touched since my last choice by somebody else, with the colour of who did it. */
export function freshThings(table: TableModel): ReadonlyMap<string, number> {
  const { log, freshFrom: from, scene } = table
  if (table.replay.active) return NONE
  if (known && known.log === log && known.from === from && known.seat === scene?.seat) return known.found
  const found = new Map<string, number>()
  for (const { message } of log.slice(from)) {
    const seat = message.args?.seat
    const rival = message.id.startsWith('log-ai-')
    if (typeof seat === 'number' ? table.isMine(seat) : !rival) continue
    const colour = typeof seat === 'number' ? (scene?.seats[seat]?.colour ?? seat) : RIVAL_COLOUR
    for (const thing of touched(message)) found.set(thing, colour)
  }
  known = { log, from, seat: scene?.seat, found }
  return found
}
