// What the lens shows: the thing around an element that has a name, its name and words, and a larger picture of it.

const AREAS = '#pane-board, #pane-aside, #pane-mine, #pane-players'
const NAMED = '[data-thing], [data-lit], [title]:not(button), [role="img"][aria-label], :has(> title)'
/** What a copy must not have, so that nobody takes it for the thing itself. */
const MARKS = ['id', 'title', 'data-lit', 'data-far', 'data-thing', 'data-piece', 'data-home', 'tabindex', 'aria-label']
const STATES = ['lit', 'picked', 'fresh', 'spotted']
/** The longer side of a picture, and how many times at most a thing is enlarged. */
const SIZE = 160
const MOST = 5
/** Less than this is not worth a picture. */
const LEAST = 1.2

/** A name, and what is to be said. */
export interface Told {
  name: string
  words: string[]
}

/** The nearest thing around this that has a name, in one of the areas of the table. */
export function thingAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element) || !target.closest(AREAS) || target.closest('.button')) return null
  const thing = target.closest(NAMED)
  return thing && (labelOf(thing) || idOf(thing)) ? thing : null
}

/** The element that stands for a thing, the one that can be chosen first. */
export function elementOf(id: string): Element | null {
  const within = `:is(${AREAS}) `
  const named = CSS.escape(id)
  return (
    document.querySelector(`${within}[data-thing="${named}"][data-lit]`) ??
    document.querySelector(`${within}[data-thing="${named}"]`)
  )
}

export const idOf = (thing: Element): string => thing.getAttribute('data-thing') ?? ''

/** Whether it has a dashed outline, as what others have done. */
export const isNews = (thing: Element): boolean =>
  thing.matches(':is(.fresh:not([data-lit]), .fresh:not([data-lit]) *, :has(> .fresh))')

const written = (thing: Element): Text | null =>
  (thing.querySelector(':scope > title')?.firstChild ?? null) as Text | null

export const labelOf = (thing: Element): string =>
  thing.getAttribute('aria-label') || thing.getAttribute('title') || (written(thing)?.data ?? '')

/** Keeps the browser from telling the same in its own way; gives what lets it again. */
export function hush(thing: Element): () => void {
  const title = thing.getAttribute('title')
  const text = written(thing)
  const data = text?.data ?? ''
  thing.removeAttribute('title')
  if (text) text.data = ''
  return () => {
    if (title !== null && !thing.hasAttribute('title')) thing.setAttribute('title', title)
    if (text && !text.data) text.data = data
  }
}

/** A label begins with the name; what is to be said follows in sentences, or after a colon. */
export function told(label: string): Told {
  const [, name = '', rest = ''] = /^(.*?)(?:[.:!?]\s+(.*))?$/s.exec(label.trim())!
  return { name: name.replace(/[.:]$/, ''), words: sentences(rest) }
}

/** The sentences of a text, as lines without full stops. */
export const sentences = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+|\n/).flatMap((line) => (line ? [line.replace(/\.$/, '')] : []))

/** A larger picture of a thing; null where it is large already. */
export function magnified(thing: Element): Element | null {
  return thing instanceof SVGElement && thing.ownerSVGElement ? cutOut(thing) : copied(subject(thing))
}

/** What only lies over something shows what it lies over. */
function subject(thing: Element): HTMLElement {
  const empty = !thing.textContent?.trim() && !thing.querySelector('svg, img') && !(thing instanceof SVGElement)
  return ((empty && thing.parentElement) || thing) as HTMLElement
}

/** The part of a drawing in which a thing lies, as it is drawn there. */
function cutOut(thing: SVGElement): Element | null {
  let root = thing.ownerSVGElement!
  while (root.ownerSVGElement) root = root.ownerSVGElement
  const box = thing.getBoundingClientRect()
  const larger = SIZE / Math.max(box.width, box.height)
  const back = root.getScreenCTM()?.inverse()
  if (!back || !(larger >= LEAST)) return null
  const pad = Math.max(box.width, box.height) * 0.12
  const from = new DOMPoint(box.left - pad, box.top - pad).matrixTransform(back)
  const to = new DOMPoint(box.right + pad, box.bottom + pad).matrixTransform(back)
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  picture.setAttribute('viewBox', `${from.x} ${from.y} ${to.x - from.x} ${to.y - from.y}`)
  const scale = Math.min(MOST, larger)
  picture.setAttribute('width', String((box.width + 2 * pad) * scale))
  picture.setAttribute('height', String((box.height + 2 * pad) * scale))
  for (const layer of root.children) {
    layer.id ||= `layer-${layers++}`
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    use.setAttribute('href', `#${layer.id}`)
    picture.append(use)
  }
  return picture
}
let layers = 0

function copied(thing: HTMLElement): Element | null {
  const { width, height } = sizeOf(thing)
  const scale = Math.min(MOST, SIZE / Math.max(width, height))
  if (!(scale >= LEAST)) return null
  const copy = thing.cloneNode(true) as HTMLElement
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const mark of MARKS) one.removeAttribute(mark)
    one.classList.remove(...STATES)
  }
  copy.inert = true
  const { fontSize, color } = getComputedStyle(thing)
  copy.style.cssText += `; position: static; margin: 0; width: ${width}px; height: ${height}px; font-size: ${fontSize}; color: ${color}; transform: scale(${scale}); transform-origin: 0 0`
  const room = document.createElement('div')
  room.style.cssText = `width: ${width * scale}px; height: ${height * scale}px; overflow: hidden`
  const colour = thing.closest<HTMLElement>('[data-colour]')?.dataset.colour
  if (colour) room.dataset.colour = colour
  room.append(copy)
  return room
}

/** As it is laid out, before any drawing around it is enlarged. */
function sizeOf(thing: HTMLElement): { width: number; height: number } {
  const { offsetWidth, offsetHeight } = thing
  return offsetWidth ? { width: offsetWidth, height: offsetHeight } : thing.getBoundingClientRect()
}
