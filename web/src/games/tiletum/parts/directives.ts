// Directive cards in signs and words.
import type { TableModel } from '../../../shell/table.svelte'
import type { Message } from '../../../types'
import type { Sign } from './signs'
import type { Directive } from '../view'

type Option = Directive['options'][number]

const COLOUR_SIGNS: Record<string, Sign> = { any: 'star', iron_or_wool: 'iron' }

/** The action, or the colours of the dice, that an option looks for. */
export function directiveSigns(option: Option): Sign[] {
  if (option.pick === 'action') return [option.action as Sign]
  return option.colours.map((colour) => COLOUR_SIGNS[colour] ?? (colour as Sign))
}

/** Each option of a card in a sentence, in the order they are tried. */
export function directiveWords(table: TableModel, card: Directive): string[] {
  return card.options.map((option, index) => {
    const condition = { id: `condition-${option.condition.replaceAll('_', '-')}` }
    const said: Message =
      option.pick === 'action'
        ? { id: 'directive-action', args: { action: { id: `action-${option.action}` }, condition } }
        : option.pick === 'highest_die'
          ? {
              id: 'directive-highest',
              args: { colour: { id: `colour-${option.colours[0]!.replaceAll('_', '-')}` }, condition },
            }
          : { id: 'directive-greatest-need', args: { condition } }
    return `${index + 1}. ${table.say(said)}`
  })
}
