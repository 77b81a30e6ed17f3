// The drawing of the board on the page, for buttons elsewhere that zoom it.

export interface Magnified {
  zoom: (factor: number) => void
  /** Shows all of it, or what it opened with. */
  reset: () => void
}

class Magnifier {
  drawing = $state.raw<Magnified | null>(null)
}

export const magnifier = new Magnifier()

/** A small window that stands has the zoom buttons beside its tabs, where they hide nothing and need no room of their own. */
export const STANDS = '(max-width: 900px) and (min-height: 501px)'
/** How much nearer a press brings the drawing. */
export const STEP = 1.35
