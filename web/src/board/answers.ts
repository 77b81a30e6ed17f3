// How a drawn thing answers: lit it can be chosen, unlit it explains itself when clicked.
import type { TableModel } from '../shell/table.svelte'

type Answer<E> = (event: E) => void

export interface Answers {
  'data-thing': string
  'data-lit'?: string
  'data-far'?: true
  'aria-label': string
  role: 'button' | 'img'
  tabindex?: 0
  onclick: Answer<MouseEvent>
  onkeydown: Answer<KeyboardEvent>
  onpointerenter: Answer<PointerEvent>
  onpointerleave: Answer<PointerEvent>
  onfocus: Answer<FocusEvent>
  onblur: Answer<FocusEvent>
}

/** Tells the table when pointer or focus come upon a thing and when they leave it; what is looked at by then stays. */
export function looks(table: TableModel, reference: string) {
  const come = () => table.look(reference)
  const go = () => {
    if (table.hovered === reference) table.look(null)
  }
  return { onpointerenter: come, onpointerleave: go, onfocus: come, onblur: go }
}

/** The attributes of a drawn thing that options may refer to. */
export function answers(table: TableModel, reference: string, label: string): Answers {
  const lit = table.lights.lit.has(reference)
  return {
    'data-thing': reference,
    ...(lit ? { 'data-lit': reference, tabindex: 0 as const } : {}),
    ...(table.lights.far.has(reference) ? { 'data-far': true as const } : {}),
    role: lit ? 'button' : 'img',
    'aria-label': label,
    onclick: (event) => {
      event.stopPropagation()
      table.act(reference)
    },
    onkeydown: (event) => {
      if (!lit || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      event.stopPropagation()
      table.act(reference)
    },
    ...looks(table, reference),
  }
}
