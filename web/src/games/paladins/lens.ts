// What the lens says of actions and of what they place: what the next one pays at the end of the game.
import type { TableModel } from '../../shell/table.svelte'
import { t } from '../../shell/words.svelte'
import type { Lore } from '../client'
import { payingNext, type Action, type PaladinsView } from './view'
import { named } from './words'

/** The actions that put a piece on such a thing. */
const PLACED: Record<string, string[]> = {
  space: ['commission', 'garrison'],
  workshop: ['develop'],
  jar_space: ['absolve'],
}

export function lens(thing: string, view: PaladinsView, table: TableModel): Lore | null {
  const [kind = '', id = ''] = thing.split(':')
  const mine = view.players[view.seat ?? view.active]
  if (kind === 'space' && !isFree(view, id)) return null
  const found = mine?.actions.filter((it) => (kind === 'action' ? [id] : (PLACED[kind] ?? [])).includes(it.id)) ?? []
  const paying = found.filter(({ vp }) => vp.length)
  const several = paying.length > 1
  const dashed = kind === 'action' && found.some(({ spaces }) => spaces.some((it) => it.dashed && !it.workshop))
  const words = paying.flatMap((it) => payWords(table, it, several))
  return { words: [...words, ...(dashed ? [t('ui-pal-workshop-space')] : [])] }
}

const isFree = ({ regions }: PaladinsView, id: string): boolean =>
  regions.some(({ spaces }) => spaces.some((it) => it.id === id && !it.closed && it.piece === null))

/** What one more adds, and what so many of them are worth; among several, each with its name. */
function payWords(table: TableModel, action: Action, several: boolean): string[] {
  const { id, count, vp } = action
  const next = t('ui-pal-lens-next', { count, vp: payingNext(action) })
  if (several) return [`${table.say(named('action', id))}: ${next}`]
  const steps = vp.flatMap((points, number) => (points ? [`${number} → ${points}`] : [])).join(', ')
  return [next, t('ui-pal-lens-pays', { steps })]
}
