// What an analysis says, as it is drawn and listed.
import { describe, expect, it, vi } from 'vitest'
import type { TableModel } from '../src/shell/table.svelte'
import type { Analysis, ChosenStep, Decision } from '../src/types'

vi.mock('../src/shell/settings.svelte', () => ({ settings: { lang: 'uk' } }))
const { bringsOf, curve, decimal, isWeak, touchedBy, wayOf } = await import('../src/table/judged')

const step = (done: string, ...references: string[]): ChosenStep => ({
  do: done,
  label: { id: `option-${done}`, args: {} },
  references,
})
const table = {
  say: ({ id }: { id: string }) => id,
  sayIf: (id: string) => (id === 'option-build' ? 'Build' : null),
} as unknown as TableModel

describe('an analysis', () => {
  it('draws the chances over the choices', () => {
    const points = [
      { at: 0, players: [{ margin: 0, chance: 0.5 }] },
      { at: 10, players: [{ margin: 9, chance: 1 }] },
    ]
    expect(curve({ points } as unknown as Analysis, 0, 10, 100, 40)).toBe('0.0,20.0 100.0,0.0')
  })

  it('calls those decisions weak that cost something', () => {
    const kinds = ['best', 'good', 'inaccuracy', 'mistake'].map((kind) => isWeak({ kind } as Decision))
    expect(kinds).toEqual([false, false, true, true])
  })

  it('says ways in words, and by their notation where they have none', () => {
    expect(wayOf(table, [step('build'), step('end')])).toBe('Build; end')
  })

  it('names each touched thing once', () => {
    expect(touchedBy([step('build', 'hex:1', 'hex:2'), step('build', 'hex:2')])).toEqual(['hex:1', 'hex:2'])
  })

  it('writes numbers as the language does', () => {
    expect([decimal(-1.25), decimal(2, true), decimal(0, true)]).toEqual(['−1,3', '+2', '0'])
    expect(bringsOf(table, [{ id: 'castle_row', points: 3 }])).toBe('score-castle-row +3')
  })
})
