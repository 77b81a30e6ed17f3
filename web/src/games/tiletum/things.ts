// What is said about the things on the board, and where on the page they are.
import type { TableModel } from '../../shell/table.svelte'

/** An id as messages write it: `London_Brugge` is `london-brugge`. */
export const plainId = (id: string): string => id.toLowerCase().replaceAll('_', '-')

export const nameOf = (table: TableModel, kind: string, id: string): string =>
  table.say({ id: `${kind}-${plainId(id)}` })

/** The things a message speaks of, as ids without capitals, to be compared by `plainId`. */
export function spoken(args: Record<string, unknown> = {}): string[] {
  const found: string[] = []
  for (const value of Object.values(args)) {
    if (Array.isArray(value)) found.push(...value.flatMap((each) => spoken({ each })))
    else if (value !== null && typeof value === 'object' && 'id' in value) {
      const id = String(value.id)
      const kind = /^(spot|tile|cathedral)-(.+)$/.exec(id)
      if (kind) found.push(`${kind[1]}:${kind[2]}`)
    }
  }
  return found
}

const KINDS_ON_MAP = ['move', 'put', 'house', 'pillar', 'contribute']
const KINDS_BESIDE = ['die', 'take', 'act', 'king', 'recruit', 'contract', 'replace', 'take_tile', 'leave_tile']
const KINDS_MINE = ['place', 'gain', 'bonus']

/** The area of the table that a question is about, by the kinds of its options. */
export function areaOf(kinds: readonly string[]): 'board' | 'aside' | 'mine' | null {
  const has = (some: readonly string[]) => kinds.some((kind) => some.includes(kind))
  if (has(['move', 'put', 'house', 'pillar'])) return 'board'
  if (has(KINDS_BESIDE)) return 'aside'
  if (has(KINDS_MINE)) return 'mine'
  return has(KINDS_ON_MAP) ? 'board' : null
}
