// What the lens says of buildings, castle, manuscripts, goods and debts: what they pay at the end, and what for.
import type { TableModel } from '../../shell/table.svelte'
import { t } from '../../shell/words.svelte'
import type { Lore } from '../client'
import { setPoints } from './parts/sets'
import type { PlayerView, ViscountsView } from './view'
import { named } from './words'

type Teller = (id: string, view: ViscountsView, table: TableModel, mine: PlayerView) => Lore | null

export function lens(thing: string, view: ViscountsView, table: TableModel): Lore | null {
  const [kind = '', id = ''] = thing.split(/:(.*)/s)
  return TELLERS[kind]?.(id, view, table, view.players[view.seat ?? view.active]!) ?? null
}

const TELLERS: Record<string, Teller> = {
  building: (id, { points }, _, { buildings }) => {
    const type = id.replace(/_\d$/, '')
    const row = [0, ...(points.buildings[type] ?? [])]
    const count = buildings.filter((it) => it.spot !== null && it.id.startsWith(type)).length
    const steps = row.flatMap((vp, number) => (number ? [`${number} → ${vp}`] : [])).join(', ')
    const vp = (row[count + 1] ?? row[count]!) - row[count]!
    return { words: [t('ui-vis-lens-row', { steps }), t('ui-vis-lens-next', { count, vp })] }
  },
  section: (_, { points }) => ({ words: [castleWords(points.tiers, points.leader), t('ui-vis-lens-three')] }),
  worker: (id, { points }) => ({ words: [t('ui-vis-lens-worker', { vp: points.tiers[Number(id[0]) - 1] ?? 0 })] }),
  manuscript: (id, view, _, mine) => scroll(id, view, mine),
  desk: (id, view, _, mine) => scroll(view.ring.find((it) => it.id === id)?.manuscript ?? '', view, mine),
  resource: (id, { paid_with }, table, { stock }) => {
    const actions = Object.keys(paid_with).filter((it) => paid_with[it] === id)
    const names = actions.map((it) => table.say(named('action', it))).join(', ')
    return {
      name: table.say(named('resource', id)),
      words: [
        t('ui-vis-lens-have', { count: stock[id] ?? 0 }),
        t('ui-vis-lens-resource', { actions: names }),
        ...(id === 'silver' ? [t('ui-vis-lens-silver')] : []),
      ],
    }
  },
  flip: (id, { points }, table, mine) => {
    const [before, after] = id === 'debt' ? ['debt-unpaid', 'debt-paid'] : ['deed-acquired', 'deed-approved']
    const counts = id === 'debt' ? [mine.unpaid, mine.paid] : [mine.acquired, mine.approved]
    const paid = id === 'debt' ? points.debt : points.deed
    const line = (term: string, at: 0 | 1) =>
      t('ui-vis-lens-side', { term: table.say(named('term', term)), count: counts[at]!, vp: paid[at]! })
    return { name: t(`ui-vis-lens-${id}s`), words: [line(before!, 0), line(after!, 1), t(`ui-vis-lens-${id}`)] }
  },
}

const castleWords = ([one, two, three]: readonly number[], leader: number): string =>
  t('ui-vis-lens-tiers', { one: one!, two: two!, three: three!, leader })

/** What the ribbons are worth now, and what they would be worth with this one too. */
function scroll(id: string, { manuscripts, points }: ViscountsView, mine: PlayerView): Lore | null {
  const ribbon = manuscripts[id]?.ribbon
  const own = mine.manuscripts.flatMap((it) => manuscripts[it]?.ribbon ?? [])
  if (!ribbon) return null
  const now = setPoints(own, points.sets)
  const then = setPoints([...own, ribbon], points.sets)
  return { words: [t('ui-vis-lens-sets', { sizes: points.sets.join(', ') }), t('ui-vis-lens-set', { now, then })] }
}
