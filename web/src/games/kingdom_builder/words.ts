// A hex in words: where it is, what ground, what stands on it.
import type { TableModel } from '../../shell/table.svelte'
import type { KingdomView } from './view'
import { parse } from './parts/grid'

/** The message that names a terrain. */
export const terrainName = (terrain: string): string => `terrain-${terrain.replace('_', '-')}`

/** "6,17 · Forest · Anna". */
export function hexWords(view: KingdomView, thing: string, table: TableModel): string {
  const [row, column] = parse(thing)
  const location = view.locations.find((it) => it.hex === `${row},${column}`)
  const terrain = view.box.terrains.find((it) => it.letter === view.terrain[row]![column])!
  const what = table.say({ id: location ? `location-${location.location}` : terrainName(terrain.id) })
  const owner = view.owners[row]![column]!
  const text = location ? table.sayIf(`location-${location.location}-text`) : null
  const parts = [`${row},${column}`, what, owner === '.' ? null : table.player(Number(owner)), text]
  return parts.filter(Boolean).join(' · ')
}
