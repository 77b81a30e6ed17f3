// What a part of a board from outside is given: the table as it may see it, and elements that stand for things.
import { settings } from '../shell/settings.svelte'
import type { TableModel } from '../shell/table.svelte'
import { t, words } from '../shell/words.svelte'
import type { OutsideTable } from '../games/outside'

interface Bound {
  id: string
  label: string
}

export class Surroundings {
  /** The elements that stand for things. */
  private readonly bound = new Map<HTMLElement | SVGElement, Bound>()
  private readonly heard = new WeakSet<Element>()
  private readonly listeners = new Set<() => void>()
  readonly table: OutsideTable

  /** `model` is missing where there is no table: in the picture of a set-up. */
  constructor(
    private readonly game: string,
    private readonly view: () => unknown,
    private readonly model: TableModel | undefined,
  ) {
    this.table = this.given()
  }

  private given(): OutsideTable {
    const { model, game, view } = this
    return {
      get view() {
        return view()
      },
      get faces() {
        return model?.faces ?? null
      },
      get seat() {
        return model?.scene?.seat ?? null
      },
      get offers() {
        return model?.lights.offers ?? []
      },
      lit: (id) => model?.lights.lit.has(id) ?? false,
      picked: (id) => model?.picked.includes(id) ?? false,
      bind: (element, id, label) => (this.bind(element as unknown as HTMLElement, { id, label }), element),
      act: (id) => model?.act(id),
      look: (id) => model?.look(id),
      choose: (offer) => void model?.choose(offer),
      say: (message) => (model ? model.say(message) : words.say(message, game)),
      t,
      player: (seat) => model?.player(seat) ?? String(seat + 1),
      colour: (seat) => model?.colour(seat) ?? seat,
      onchange: (tell) => {
        this.listeners.add(tell)
        return () => this.listeners.delete(tell)
      },
    }
  }

  /** Reads all that a part may show, so that whoever watches is told when it changes. */
  watch(): void {
    const { model } = this
    void [this.view(), settings.lang, settings.theme]
    if (model) void [model.faces, model.lights, model.picked, model.spotted, model.fresh, model.scene?.seats]
  }

  /** Something has changed: the part draws it, then its things keep up; the focus stays on the thing it was on. */
  changed(draw: () => void): void {
    const focused = this.bound.get(document.activeElement as HTMLElement)?.id
    draw()
    for (const tell of this.listeners) tell()
    this.refresh()
    if (focused === undefined || document.activeElement !== document.body) return
    for (const [element, { id }] of this.bound) if (id === focused) element.focus({ preventScroll: true })
  }

  close(): void {
    this.listeners.clear()
    this.bound.clear()
  }

  /** Elements that have left the document are forgotten. */
  refresh(): void {
    for (const [element, thing] of this.bound) {
      if (element.isConnected) this.dress(element, thing)
      else this.bound.delete(element)
    }
  }

  private bind(element: HTMLElement | SVGElement, thing: Bound): void {
    this.bound.set(element, thing)
    this.dress(element, thing)
    if (this.heard.has(element)) return
    this.heard.add(element)
    const id = (): string => this.bound.get(element)?.id ?? ''
    const act = (event: Event): void => {
      event.stopPropagation()
      this.table.act(id())
    }
    element.addEventListener('click', act)
    element.addEventListener('keydown', (event) => {
      const { key } = event as KeyboardEvent
      if (!element.dataset.lit || (key !== 'Enter' && key !== ' ')) return
      event.preventDefault()
      act(event)
    })
    for (const come of ['pointerenter', 'focus']) element.addEventListener(come, () => this.table.look(id()))
    for (const leave of ['pointerleave', 'blur']) element.addEventListener(leave, () => this.table.look(null))
  }

  /** Gold, focus and name of an element, by how its thing stands. */
  private dress(element: HTMLElement | SVGElement, { id, label }: Bound): void {
    const [lit, picked] = [this.table.lit(id), this.table.picked(id)]
    element.classList.add('thing')
    element.classList.toggle('picked', picked)
    element.classList.toggle('spotted', this.model?.spotted.includes(id) ?? false)
    element.classList.toggle('fresh', this.model?.fresh.has(id) ?? false)
    put(element, 'data-thing', id)
    put(element, 'data-lit', lit ? id : null)
    put(element, 'tabindex', lit || picked ? '0' : null)
    put(element, 'role', lit || picked ? 'button' : 'img')
    put(element, 'aria-label', label)
    if (element instanceof HTMLElement) element.title = label
  }
}

function put(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
