// A tap that misses a small thing finds it all the same.

/** So far beside a thing, in pixels, a finger may come down. */
const REACH = 22

const away = (at: number, from: number, to: number): number => Math.max(from - at, 0, at - to)

/** Within this element, a click upon nothing is one on the nearest thing that is lit. */
export function near(within: Element): () => void {
  const found = (event: Event): void => {
    const { clientX, clientY, target } = event as MouseEvent
    if (target instanceof Element && target.closest('button, [data-lit]')) return
    const lit = [...within.querySelectorAll('[data-lit]')].map((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect()
      return { thing, far: Math.hypot(away(clientX, left, right), away(clientY, top, bottom)) }
    })
    const [first] = lit.sort((one, other) => one.far - other.far)
    if (!first || first.far > REACH) return
    event.stopPropagation()
    first.thing.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  within.addEventListener('click', found, true)
  return () => within.removeEventListener('click', found, true)
}
