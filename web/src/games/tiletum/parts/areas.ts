// Where on the page a question is answered.

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
