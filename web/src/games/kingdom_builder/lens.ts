// What the lens says of a hex, a terrain card and a card that pays gold, with what that card counts now.
import type { TableModel } from '../../shell/table.svelte'
import { t } from '../../shell/words.svelte'
import type { Lore } from '../client'
import { counted } from './parts/counted'
import { parse } from './parts/grid'
import type { KingdomView } from './view'
import { terrainName } from './words'

export function lens(thing: string, view: KingdomView, table: TableModel): Lore | null {
  const [kind, id = ''] = thing.split(':')
  if (kind === 'hex') return hex(id, view, table)
  if (kind === 'goal') return goal(id, view, table)
  if (kind === 'terrain') return { name: table.say({ id: terrainName(id) }), words: [t('ui-kb-lens-card')] }
  return null
}

function hex(id: string, view: KingdomView, table: TableModel): Lore {
  const [row, column] = parse(id)
  const owner = view.owners[row]![column]!
  const stands = owner === '.' ? [] : [t('ui-kb-lens-owner', { player: table.player(Number(owner)) })]
  const location = view.locations.find((it) => it.hex === id)
  if (location) {
    const text = table.sayIf(`location-${location.location}-text`) ?? ''
    const words = [text, t('ui-kb-lens-tokens', { count: location.tokens })]
    return { name: table.say({ id: `location-${location.location}` }), words }
  }
  const terrain = view.box.terrains.find((it) => it.letter === view.terrain[row]![column])!.id
  const where = t('ui-kb-lens-where', { row, column })
  const words = [...stands, groundWords(table, terrain), where]
  return { name: table.say({ id: terrainName(terrain) }), words, plain: terrain !== 'castle' }
}

function groundWords(table: TableModel, terrain: string): string {
  if (terrain === 'castle') return table.say({ id: 'score-castles-text' })
  if (terrain === 'water') return table.say({ id: 'ui-kb-lens-water', args: { location: { id: 'location-harbor' } } })
  return t(terrain === 'mountain' ? 'ui-kb-lens-mountain' : 'ui-kb-lens-ground')
}

/** A card that pays gold: what, how much to everybody now, and on the board the settlements of mine that it counts. */
function goal(id: string, view: KingdomView, table: TableModel): Lore {
  const gold = view.players.map(({ seat, gold }) => `${table.player(seat)} ${gold[id] ?? 0}`)
  const own = id === 'castles'
  const whose = view.seat ?? view.active
  return {
    name: table.say({ id: own ? 'score-castles' : `card-${id}` }),
    words: [
      table.sayIf(own ? 'score-castles-text' : `card-${id}-text`) ?? '',
      t('ui-kb-lens-gold', { gold: gold.join(', ') }),
      t('ui-kb-lens-marked', { player: table.player(whose) }),
    ],
    marks: counted(view, id, whose),
  }
}
