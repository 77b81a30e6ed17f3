// The contract with a game from outside: what the ES module in its package's folder `client` exports, and what it is given.
// The module needs no framework: each part is a function that draws into an element. docs/client.md tells how to begin.
import type { Message, Offer, ScoreSheet } from '../types'
import type { GameClient } from './client'

/** Raised when a module written for the interface before would no longer work. */
export const INTERFACE = 1

/** The table, as a part of the board is given it. */
export interface OutsideTable<View = unknown, Faces = unknown> {
  /** All that can change, as far as this page may know it; after `dress`, if there is one. */
  readonly view: View
  /** Everything printed of the game. */
  readonly faces: Faces
  /** The seat from which the table is seen; null for a spectator. */
  readonly seat: number | null
  /** What may be chosen now, after what has been picked; empty while others decide. */
  readonly offers: readonly Offer[]
  /** Whether the thing with this id can be chosen now. */
  lit(id: string): boolean
  /** Whether the thing has been picked on the way to an option that touches several. */
  picked(id: string): boolean
  /**
   * Makes an element, HTML or SVG, stand for a thing: gold while it is lit, chosen by click, touch, Enter and Space,
   * found by arrow keys, called `label` by screen readers; unlit it explains itself when clicked. The element keeps up
   * by itself as long as it is in the document; called again for the same element, it stands for something else.
   */
  bind<E extends Element>(element: E, id: string, label: string): E
  /** A click on a thing: chooses, narrows, asks which one, or explains. `bind` calls it. */
  act(id: string): void
  /** The pointer came upon a thing, or left it (null). `bind` calls it. */
  look(id: string | null): void
  /** Chooses one of `offers`, for what the board offers in its own way (`own`). */
  choose(offer: Offer): void
  /** A message of the rules in the reader's language; arguments called `seat` become names. */
  say(message: Message): string
  /** A message of the game by its id, with plain arguments. */
  t(id: string, args?: Record<string, string | number>): string
  /** The name of the player in a seat. */
  player(seat: number): string
  /** The colour of a seat, for `data-colour`: inside such an element, `--seat`, `--seat-dark`, `--seat-on` are set. */
  colour(seat: number): number
  /** Calls back whenever view, lights or language have changed, until the part is destroyed or the result is called. */
  onchange(tell: () => void): () => void
}

/** What a part gives back; all of it may be missing. */
export interface Mounted<View = unknown> {
  /** View, lights or language have changed. */
  update?(view: View): void
  /** The part goes; what it added outside its element goes with it. */
  destroy?(): void
}

/** Which seat's, or which opponent's, things a part is to show. */
export interface About {
  seat?: number
  sheet?: ScoreSheet
}

/** Draws a part of the board into an element. */
export type Part<View = unknown, Faces = unknown> = (
  target: HTMLElement,
  table: OutsideTable<View, Faces>,
  about: About,
) => Mounted<View> | void

/** What the module exports as `client`. What is not told here is as in `GameClient`. */
export interface OutsideGame<View = unknown, Faces = unknown> extends Pick<
  GameClient<View, unknown, Faces>,
  'placed' | 'dress' | 'own' | 'plain' | 'when' | 'labels' | 'tab' | 'touched' | 'ofRival' | 'widths' | 'options'
> {
  interface: typeof INTERFACE
  parts: { Board: Part<View, Faces> } & Partial<
    Record<'Aside' | 'Mine' | 'Seat' | 'Rival' | 'Reference' | 'Preview', Part<View, Faces>>
  >
}
