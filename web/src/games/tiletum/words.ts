// What is said about the things on the table: names, tiles, spots, house spaces and cathedrals.
import type { TableModel } from '../../shell/table.svelte'
import { t } from '../../shell/words.svelte'
import { plainId } from './touched'
import type { Cathedral, Part, Space, Spot, Tile, TiletumView } from './view'

export const nameOf = (table: TableModel, kind: string, id: string): string =>
  table.say({ id: `${kind}-${plainId(id)}` })

export function sideName(table: TableModel, view: TiletumView, side: number): string {
  const seat = view.players[side]?.seat ?? null
  return seat === null ? table.say({ id: 'cardinal-name' }) : table.player(seat)
}

/** The name of a tile, which says what it gives. */
export const tileWords = (table: TableModel, tile: Tile): string => nameOf(table, 'tile', tile.id)

/** What a house space gives. */
export function rewardWords(table: TableModel, reward: Part | null): string {
  if (reward?.kind === 'gain_resource')
    return table.say({
      id: 'amount',
      args: { amount: reward.amount!, resource: { id: `resource-${reward.resource}` } },
    })
  return table.say({
    id: reward ? `reward-${reward.kind.replaceAll('_', '-')}` : 'reward-none',
    args: { amount: reward?.amount ?? 0 },
  })
}

export function spotWords(table: TableModel, view: TiletumView, spot: Spot): string {
  const who = (sides: readonly number[]) => sides.map((side) => sideName(table, view, side)).join(', ')
  const parts = [nameOf(table, 'spot', spot.id)]
  if (spot.fair) parts.push(t('ui-til-fair-here', { round: spot.fair }))
  if (spot.merchants.length) parts.push(t('ui-til-merchant-of', { player: who(spot.merchants) }))
  if (spot.architects.length) parts.push(t('ui-til-architect-of', { player: who(spot.architects) }))
  parts.push(...spot.bonuses.map((tile) => tileWords(table, tile)))
  const steps = view.reach.find((it) => it.spot === spot.id)?.steps
  if (steps) parts.push(t('ui-til-steps', { steps }))
  return parts.join('. ')
}

export function spaceWords(table: TableModel, view: TiletumView, spot: Spot, space: Space): string {
  const place = nameOf(table, 'spot', spot.id)
  if (space.owner !== null) return t('ui-til-house-of', { town: place, player: sideName(table, view, space.owner) })
  const reward = space.reserved ? t('ui-til-reserved') : rewardWords(table, space.reward)
  return t('ui-til-house-space', { town: place, reward })
}

export function cathedralWords(table: TableModel, view: TiletumView, cathedral: Cathedral): string {
  const name = table.say({ id: `cathedral-${plainId(cathedral.id)}` })
  if (cathedral.closed) return `${name}. ${table.say({ id: 'cost-restoration' })}`
  const parts = [
    name,
    cathedral.tiles.length
      ? t('ui-til-cathedral', {
          stone: cathedral.stone,
          vp: cathedral.vp,
          top: cathedral.tiles[0]!,
          tiles: cathedral.tiles.join(', '),
        })
      : t('ui-til-cathedral-empty'),
    t('ui-til-pillars-at', { taken: cathedral.pillars.length, spaces: cathedral.spaces }),
  ]
  const owners = cathedral.pillars.map((side) => sideName(table, view, side)).join(', ')
  return parts.join('. ') + (owners ? `: ${owners}` : '')
}
