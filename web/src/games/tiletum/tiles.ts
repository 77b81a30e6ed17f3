// Tiles in words.
import type { TableModel } from '../../shell/table.svelte'
import { t } from '../../shell/words.svelte'
import { nameOf } from './things'
import type { Part, Tile } from './types'

export const isMadeUp = (tile: Tile): boolean => tile.provenance === 'reconstructed'

/** The name of a tile, which says what it gives; reconstructed numbers are said to be so. */
export function tileWords(table: TableModel, tile: Tile): string {
  const name = nameOf(table, 'tile', tile.id)
  return isMadeUp(tile) ? `${name} (${t('ui-til-reconstructed')})` : name
}

/** What a house space gives. */
export function rewardWords(table: TableModel, reward: Part | null): string {
  return table.say({ id: reward ? `reward-${reward.kind.replaceAll('_', '-')}` : 'reward-none', args: { amount: reward?.amount ?? 0 } })
}
