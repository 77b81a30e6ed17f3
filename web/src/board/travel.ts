// Pieces travel: whatever bears `data-piece` goes from where it was on the page to where it is now.
import { calmMotion } from '../shell/settings.svelte'

export interface Place {
  element: Element
  x: number
  y: number
  width: number
}
/** By the name of the piece; pieces of one name are alike. */
export type Places = ReadonlyMap<string, readonly Place[]>

export const LENGTH = 380
/** A card that is held up goes its own way, and pictures in a rulebook stand still. */
const PIECE = '[data-piece]:not([data-held] *, [inert] *)'
/** What moves by fewer pixels stands still, and what comes from nowhere falls so many. */
const STILL = 3
const DROP = 40
/** Of so many kinds at once no game moves most pieces of an area. */
const KINDS = 3

/** Asks the drawing that a piece lies in to show where it comes to. */
export function follow({ element, x, y }: Place): void {
  element.dispatchEvent(new CustomEvent('arrive', { bubbles: true, detail: { clientX: x, clientY: y } }))
}

/** Asks the board to show the first of these things that it has, or of the marks at their spots. */
export function bring(things: readonly string[]): void {
  for (const name of things.map(CSS.escape)) {
    const found = document.querySelector(`#pane-board :is([data-thing="${name}"], [data-spot="${name}"])`)
    const place = found && placeOf(found)
    if (!place) continue
    follow(place)
    if (!found.closest('.viewport')) found.scrollIntoView({ block: 'nearest' })
    return
  }
}

function placeOf(element: Element): Place | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  return width ? { element, x: left + width / 2, y: top + height / 2, width } : null
}

/** Where an element is that can be seen. */
export const inSight = (element: Element | null): Place | null =>
  element?.checkVisibility({ visibilityProperty: true }) ? placeOf(element) : null

/** Where all pieces are, also behind another tab. */
export function pieces(): Places {
  const found = new Map<string, Place[]>()
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>(PIECE)) {
    const place = placeOf(element)
    const name = element.dataset.piece!
    if (place) found.set(name, [...(found.get(name) ?? []), place])
  }
  return found
}

/** A piece that comes from elsewhere: its way on the screen, as far as it has to be moved to be there. */
export interface Way extends Place {
  way: [dx: number, dy: number]
}

/** The pieces that come from where one of their name has left, a new one from its home. Nothing moves yet. */
export function ways(before: Places): Way[] {
  if (!before.size || calmMotion()) return []
  const found: Way[] = []
  const after = pieces()
  let shifted: Set<Element | null> | undefined
  for (const [name, now] of after) {
    const were = before.get(name) ?? []
    const stayed = standing(were, now)
    const [left, come] = [were.filter(elsewhere(now, stayed)), now.filter(elsewhere(were, stayed))]
    for (const it of come) {
      const same = left.findIndex((was) => was.element === it.element)
      if (same >= 0 && (shifted ??= shiftedAreas(before, after)).has(areaOf(it))) continue
      const from = left.splice(Math.max(0, same), 1)[0] ?? homeOf(name) ?? { x: it.x, y: it.y - DROP }
      found.push({ ...it, way: inward(it.element, from.x - it.x, from.y - it.y) })
    }
  }
  return found
}

/** The elements that are where they were: nearly all, so that the others can be compared with each. */
function standing(were: readonly Place[], now: readonly Place[]): Set<Element> {
  const known = new Map(were.map((was) => [was.element, was]))
  return new Set(now.filter((it) => isAt(it, known.get(it.element))).map(({ element }) => element))
}

/** Whether a piece neither stands nor is where one of the others is. */
const elsewhere =
  (others: readonly Place[], stayed: ReadonlySet<Element>) =>
  (it: Place): boolean =>
    !stayed.has(it.element) && !others.some((other) => isAt(it, other))

const areaOf = ({ element }: Place): Element | null => element.closest('[id^="pane-"]')

/** Of the pieces that stayed in an area: how many, how many of them are elsewhere now, and of which kinds. */
interface Area {
  stayed: number
  moved: number
  kinds: Set<string>
}

/** The areas that have moved themselves: most of what stayed there is elsewhere now, and it is of several kinds. */
function shiftedAreas(before: Places, after: Places): Set<Element | null> {
  const areas = new Map<Element | null, Area>()
  for (const [name, now] of after)
    for (const it of now) {
      const was = before.get(name)?.find(({ element }) => element === it.element)
      if (!was) continue
      const area: Area = areas.get(areaOf(it)) ?? { stayed: 0, moved: 0, kinds: new Set() }
      areas.set(areaOf(it), area)
      area.stayed += 1
      if (isAt(it, was)) continue
      area.moved += 1
      area.kinds.add(name.split(':')[0]!)
    }
  const hasMoved = ({ stayed, moved, kinds }: Area) => moved * 2 > stayed && kinds.size >= KINDS
  return new Set([...areas].filter(([, area]) => hasMoved(area)).map(([element]) => element))
}

const isAt = (one: Place, other: Place | undefined): boolean =>
  !!other && Math.hypot(one.x - other.x, one.y - other.y) < STILL

/** What bears the name of the piece in `data-home`, or the seat that its name ends with. */
export const homeOf = (name: string): Place | null => home(name) ?? home(`seat:${name.split(':').at(-1)!}`)

/** The panel of a seat if it can be seen, and otherwise the sign of whoever acts. */
function home(name: string): Place | null {
  const found = [...document.querySelectorAll(`[data-home="${CSS.escape(name)}"]`)]
  return found.map(inSight).findLast((place) => place !== null) ?? null
}

/** Lets a piece go its way. */
export function go({ element, way: [dx, dy] }: Way): void {
  element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }], {
    duration: LENGTH,
    easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
    composite: 'add',
  })
}

/** A way on the screen, in the measures in which the element is moved. */
function inward(element: Element, dx: number, dy: number): [number, number] {
  if (element instanceof SVGGraphicsElement && element.ownerSVGElement) {
    const { a, b, c, d } = element.getScreenCTM()!
    const area = a * d - b * c
    return [(d * dx - c * dy) / area, (a * dy - b * dx) / area]
  }
  const scale = element.getBoundingClientRect().width / parseFloat(getComputedStyle(element).width) || 1
  return [dx / scale, dy / scale]
}
