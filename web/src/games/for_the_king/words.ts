// What things are, in the reader's words.
import type { TableModel } from '../../shell/table.svelte'
import type { ReferenceCard } from './view'

/** "Diplomacy 4H"; a king's name with what it does. */
export function cardWords(table: TableModel, card: ReferenceCard): string {
  const name = table.say({ id: `card-${card.id}` })
  return card.type === 'king' ? `${name}. ${table.say({ id: `effect-${card.effect}` })}` : name
}
