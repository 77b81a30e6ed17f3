// What an analysis says, made ready to be drawn and listed.
import { settings } from '../shell/settings.svelte'
import type { TableModel } from '../shell/table.svelte'
import type { Analysis, ChosenStep, Decision, ScoreLine } from '../types'

/** The signs of the kinds of decisions, as chess players write them. */
export const SIGNS: Record<Decision['kind'], string> = { best: '★', good: '✓', inaccuracy: '?!', mistake: '?' }
export const KINDS = Object.keys(SIGNS) as Decision['kind'][]

/** Whether a decision was weak. */
export const isWeak = ({ kind }: Decision): boolean => kind === 'inaccuracy' || kind === 'mistake'

/** The chance of a seat to win over the choices of a game, as the points of a line in a box of this size. */
export function curve(analysis: Analysis, seat: number, length: number, width: number, height: number): string {
  return analysis.points
    .map(({ at, players }) => {
      const x = (at / Math.max(1, length)) * width
      const y = (1 - (players[seat]?.chance ?? 0)) * height
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}

/** A number as the reader's language writes it, with a true minus; signed where it says how much more or less. */
export function decimal(value: number, signed = false): string {
  const text = new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1 }).format(value).replace('-', '−')
  return signed && value > 0 ? `+${text}` : text
}

/** Choices in one sentence; what is chosen several times in a row is said once. */
export function wayOf(table: TableModel, steps: readonly ChosenStep[]): string {
  const runs: { text: string; count: number }[] = []
  for (const { do: done, label } of steps) {
    const text = table.sayIf(label.id, label.args, 'full') ?? done
    const last = runs.at(-1)
    if (last?.text === text) last.count++
    else runs.push({ text, count: 1 })
  }
  const said = runs.map(({ text, count }) => (count > 1 ? `${text} (×${count})` : text))
  return said.map((text, place) => (place ? text[0]!.toLowerCase() + text.slice(1) : text)).join('; ')
}

/** By how much lines of the score sheet change. */
export const bringsOf = (table: TableModel, lines: readonly ScoreLine[]): string =>
  lines
    .map((line) => {
      const label = line.label ?? { id: `score-${line.id.replaceAll('_', '-')}` }
      return `${table.say(label)} ${decimal(line.points, true)}`
    })
    .join(', ')

/** The things on the board that choices touch. */
export const touchedBy = (steps: readonly ChosenStep[]): string[] => [
  ...new Set(steps.flatMap(({ references }) => references)),
]
