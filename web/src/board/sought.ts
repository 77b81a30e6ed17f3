// What to look for in a drawing that pans and zooms.
import type { Sought } from './camera'

/** Where some things of a drawing are, and how large, in the units of which it is so many wide. */
export function places(things: Iterable<Element>, drawing: Element, width: number): Sought[] {
  const whole = drawing.getBoundingClientRect()
  const unit = whole.width / width
  return Array.from(things, (thing) => {
    const box = thing.getBoundingClientRect()
    return {
      x: (box.left + box.width / 2 - whole.left) / unit,
      y: (box.top + box.height / 2 - whole.top) / unit,
      width: box.width / unit,
      height: box.height / unit,
    }
  })
}

/** Those places of a drawing that are lit, as far as they are among these things, the nearest first. */
export function lit(drawing: Element, width: number, things: readonly string[], far = (_: string) => 0): Sought[] {
  const name = (it: Element) => it.getAttribute('data-lit')!
  const found = [...drawing.querySelectorAll('[data-lit]')].filter((it) => things.includes(name(it)))
  return places(
    found.sort((one, other) => far(name(one)) - far(name(other))),
    drawing,
    width,
  )
}
