// A card that is held up comes from where it lay, and goes to where it lies: `data-held` names it, `data-for` whose it is.
import { calmMotion } from '../shell/settings.svelte'
import { homeOf, inSight, LENGTH, type Place, type Places } from './travel'

/** So wide is a player's crest in their panel. */
const CREST = 40
const EASING = 'cubic-bezier(0.4, 0, 0.2, 1)'

/** The card that is held up now. */
export const heldUp = (): Place | null => inSight(document.querySelector('[data-held]'))

/** Lets a card that is held up now rise from where it lay before, and the one that was go to its place, over the page. */
export function hold(before: Places, was: Place | null, page: HTMLElement): void {
  if (calmMotion()) return
  const now = heldUp()
  if (now && now.element !== was?.element) rise(now, before)
  if (was && !was.element.isConnected) putAway(was, page)
}

const dataOf = ({ element }: Place): DOMStringMap => (element as HTMLElement).dataset

function rise(it: Place, before: Places): void {
  const { held, for: owner } = dataOf(it)
  const from = before.get(held!)?.[0] ?? homeOf(held!) ?? homeOf(owner!)
  if (from)
    it.element.animate([{ transform: way(it, from) }, { transform: 'none' }], { duration: LENGTH, easing: EASING })
}

function putAway(it: Place, page: HTMLElement): void {
  const { held, for: owner } = dataOf(it)
  const lies = document.querySelector(`[data-piece="${CSS.escape(held!)}"]`)
  const to = inSight(lies) ?? homeOf(held!) ?? crestOf(owner!)
  if (!to) return
  const likeness = it.element.cloneNode(true) as HTMLElement
  delete likeness.dataset.held
  likeness.style.cssText = `position: fixed; z-index: 6; left: ${it.x}px; top: ${it.y}px; width: ${it.width}px; translate: -50% -50%; pointer-events: none`
  page.append(likeness)
  const gone = likeness.animate([{ transform: 'none' }, { transform: way(it, to), opacity: 0 }], {
    duration: LENGTH,
    easing: EASING,
  })
  gone.onfinish = gone.oncancel = () => likeness.remove()
}

/** Where the panel of a player has their crest: a card that goes there covers none of their numbers. */
function crestOf(owner: string): Place | null {
  const panel = homeOf(owner)
  const { left = 0, top = 0 } = panel?.element.getBoundingClientRect() ?? {}
  return panel && { ...panel, x: left + CREST / 2, y: top + CREST / 2, width: CREST }
}

/** From one place to another, as large as what is there. */
const way = (it: Place, other: Place): string =>
  `translate(${other.x - it.x}px, ${other.y - it.y}px) scale(${Math.min(1, other.width / it.width)})`
