// What the lens says of cards, offices, places for a card and bids: what they count for, and where they lead.
import type { TableModel } from '../../shell/table.svelte'
import { t } from '../../shell/words.svelte'
import type { Lore } from '../client'
import { face, type KingView } from './view'

export function lens(thing: string, view: KingView, table: TableModel): Lore | null {
  const [kind, id = ''] = thing.split(':')
  if (kind === 'card') return card(id, view, table)
  if (kind === 'office') return office(id.replace(/[+-]$/, ''), view, table)
  if (kind === 'zone') return { words: [t(`ui-fk-lens-${id}`)] }
  if (kind === 'bid') return bid(view)
  if (kind === 'noble') return { words: [t('ui-setting-nobles')] }
  return null
}

const office = (id: string, view: KingView, table: TableModel): Lore => ({
  words: [...duties(id, view), ...standings(id, view, table)],
})

function card(id: string, view: KingView, table: TableModel): Lore {
  const { type, office, value, letter, effect } = face(view, id)
  const name = table.say({ id: `card-${id}` })
  if (type === 'gold') return { name, words: [t('ui-fk-lens-gold', { value }), t('ui-fk-lens-gold-cost')] }
  if (type === 'king') return { name, words: [table.say({ id: `effect-${effect}` }), t('ui-fk-lens-king')] }
  return {
    name,
    words: [
      table.say({ id: 'ui-fk-lens-card', args: { value, office: { id: `office-${office}` } } }),
      ...duties(office, view),
      t('ui-fk-lens-letter', { letter }),
      ...standings(office, view, table),
    ],
  }
}

/** What leading in an office pays. */
function duties(id: string, view: KingView): string[] {
  const { primary, secondary } = view.offices.find(({ office }) => office === id)!
  const second = secondary ? [t('ui-fk-lens-secondary', { points: secondary })] : []
  return [t('ui-fk-lens-primary', { points: primary }), ...second]
}

/** Who is known to lead. */
function standings(id: string, view: KingView, table: TableModel): string[] {
  const own = view.mine?.offices.find(({ office }) => office === id)
  const others = view.offices.find(({ office }) => office === id)!.standings.filter(({ seat }) => seat !== view.seat)
  const open = view.stage === 'over' ? 'ui-fk-sum' : 'ui-fk-open-sum'
  return [
    ...(own?.cards.length ? [t('ui-fk-my-sum', { sum: own.sum, letter: own.letter })] : []),
    ...others.map(({ seat, sum, letter }) => t(open, { player: table.player(seat), sum, letter })),
  ]
}

/** What one has to pay with; a bid beyond it says in its label what a bluff risks. */
function bid({ auction }: KingView): Lore {
  const count = auction?.means ?? 0
  return {
    words: [t(auction?.unit === 'cards' ? 'ui-fk-means-cards' : 'ui-fk-means-gold', { count }), t('ui-fk-lens-bid')],
  }
}
