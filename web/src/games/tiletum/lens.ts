// What the lens says of dice, tiles, spots and spaces: what they are for, and what they add to the points.
import type { TableModel } from '../../shell/table.svelte'
import { t } from '../../shell/words.svelte'
import type { Lore } from '../client'
import type { Player, TiletumView } from './view'
import { nameOf } from './words'

type Teller = (id: string, view: TiletumView, table: TableModel, mine: Player) => Lore | null

export function lens(thing: string, view: TiletumView, table: TableModel): Lore | null {
  const [kind = '', id = ''] = thing.split(/:(.*)/s)
  return TELLERS[kind]?.(id, view, table, view.players[view.seat ?? view.active ?? 0]!) ?? null
}

const TELLERS: Record<string, Teller> = {
  action: (id) => ({ words: [t(`ui-til-lens-${id}`)] }),
  die: (id, _, table) => {
    const [resource = '', count = ''] = id.split('-')
    return { words: [t('ui-til-lens-die', { count: Number(count), resource: nameOf(table, 'resource', resource) })] }
  },
  spot: (id, view) => {
    const spot = view.spots.find((it) => it.id === id)
    return { words: spot ? [t(spot.kind === 'town' ? 'ui-til-lens-town' : 'ui-til-lens-waypoint')] : [] }
  },
  space: (_, __, ___, mine) => ({ words: [product(mine, 1, 0)] }),
  cathedral: (_, __, ___, mine) => ({ words: [product(mine, 0, 1), t('ui-til-lens-pillar')] }),
  building: (_, view, __, mine) => ({ words: [buildings(view, mine)] }),
  king: () => ({ words: [t('ui-til-lens-king-track')] }),
  room: () => ({ words: [t('ui-til-lens-room')] }),
  tile: (id, view, _, mine) => {
    const kind = view.tiles[id]?.kind
    return { words: kind ? [t(`ui-til-lens-tile-${kind}`), ...(kind === 'crest' ? [buildings(view, mine)] : [])] : [] }
  },
}

/** Houses times pillars, now and with one more of a kind. */
function product({ houses, pillars }: Player, house: number, pillar: number): string {
  const then = (houses + house) * (pillars + pillar)
  return t(house ? 'ui-til-lens-house-more' : 'ui-til-lens-pillar-more', {
    houses,
    pillars,
    now: houses * pillars,
    then,
  })
}

/** What completed buildings pay. */
function buildings({ completed_vp }: TiletumView, { completed }: Player): string {
  const steps = completed_vp.flatMap((vp, number) => (vp ? [`${number} → ${vp}`] : [])).join(', ')
  return t('ui-til-lens-completed', { steps, count: completed })
}
