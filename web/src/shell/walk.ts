// Walking over lit things by arrow keys: the nearest one in that direction, wherever it is on the page.

export type Direction = 'up' | 'down' | 'left' | 'right'

export interface Spot {
  x: number
  y: number
}

const TOWARDS: Record<Direction, Spot> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}
/** How much worse a step to the side is than a step ahead. */
const SIDEWAYS = 2.2
const FAR = 1e6

/** The index of the best next spot, or -1; one that lies mostly beside is taken only if nothing lies ahead. */
export function nearestSpot(from: Spot, spots: readonly Spot[], direction: Direction): number {
  const { x, y } = TOWARDS[direction]
  let best = -1
  let least = Infinity
  spots.forEach((spot, index) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y]
    const ahead = dx * x + dy * y
    const aside = Math.abs(dx * y - dy * x)
    if (ahead < 1) return
    const cost = ahead + aside * SIDEWAYS + (aside > ahead * 3 ? FAR : 0)
    if (cost < least) {
      least = cost
      best = index
    }
  })
  return best
}

/** Everything lit that can be seen, in the order of the page. */
export function litThings(): (HTMLElement | SVGElement)[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>('[data-lit]:not([inert] *)')].filter((thing) =>
    thing.checkVisibility({ visibilityProperty: true }),
  )
}

function middle(thing: Element): Spot {
  const box = thing.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

export function nearest<E extends Element>(from: E, things: readonly E[], direction: Direction): E | undefined {
  const others = things.filter((thing) => thing !== from)
  return others[nearestSpot(middle(from), others.map(middle), direction)]
}
