// What a game adds to the shell, and where each game's part is found; it is fetched only when needed.
import type { Component } from 'svelte'
import type { Purse } from '../shell/gains'
import type { TableModel } from '../shell/table.svelte'
import type { Tab } from '../table/panes.svelte'
import type { GameEntry, Message, Offer, ScoreSheet } from '../types'

export interface When {
  id: string
  args: Record<string, number>
}

/** What the lens says of a thing: with a name it stands for the label, without one it is added to it. */
export interface Lore {
  name?: string
  words?: string[]
  /** Things that stand out on the board meanwhile. */
  marks?: string[]
  /** Whether words are enough. */
  plain?: boolean
}

/** A part of the client for a game whose views are told bare, as `Told`, and dressed with what is printed, its `Faces`. */
export interface GameClient<View = unknown, Told = View, Faces = unknown> {
  /** The view as the boards draw it: what the server tells, with the printed things that it names. */
  dress?: (told: Told, faces: Faces) => View
  /** The board itself. Its elements carry the ids that options refer to, and call the table's `act`, `look`. */
  Board: Component<{ view: View }>
  /** What lies beside the board: my own things, open cards. */
  Aside?: Component<{ view: View }>
  /** My things where they want a wide place: a strip below the board; on a phone a tab of their own. */
  Mine?: Component<{ view: View }>
  /** Which of these lies below the board on a tablet that stands, where the board leaves room for it. */
  under?: 'aside' | 'mine'
  /** A player's public things, shown in the player's panel. */
  Seat?: Component<{ view: View; seat: number }>
  /** The things of an opponent that has no seat, shown in its panel. */
  Rival?: Component<{ view: View; sheet: ScoreSheet }>
  /** How wide my things and the players' panels are beside the board, where the usual widths do not do. */
  widths?: { aside: string; side: string }
  /** The player aid: actions, cards and signs of the game, what of them is gone, and which numbers are reconstructed. */
  reference?: () => Promise<{ default: Component<{ view: View; onclose: () => void }> }>
  /** A picture of a set-up for the form of a new table. */
  Preview?: Component<{ view: View }>
  /** The options of a new table that would lay out what a picture shows. */
  options?: (view: View) => Record<string, unknown>
  /** What anybody may see of a view, for a picture to share; without it, the board shows no more than that. */
  seen?: (view: View) => View
  /** Whether the board or its surroundings show the thing with this id; other options become buttons. */
  placed: (view: View, reference: string) => boolean
  /** Whether the board offers an option in its own way, so that it never becomes a button. */
  own?: (offer: Offer) => boolean
  /** Whether an option is a button too, though the board shows it. */
  plain?: (offer: Offer) => boolean
  /** How far the game is, where neither the number of the round nor the length of its parts says it. */
  when?: (view: View, faces: Faces) => When
  /** What its areas are called, by message ids, where the common names do not fit. */
  labels?: Partial<Record<Tab, string>>
  /** On a phone, the tab that the open question is about. */
  tab?: (offers: readonly Offer[], view: View) => Tab | null
  /** On a phone, the tab where one sees what a line of the log tells; the board where it says none. */
  stage?: (message: Message) => Tab | null
  /** The things that a line of the log speaks of. */
  touched?: (message: Message) => string[]
  /** The card or tile that a line of the log turns over, takes or uses, as `kind:id`; it is held up while the line is read. */
  turned?: (message: Message) => string | null
  /** What is said where a line of the log tells what one mostly chooses and there was one way only; null for other lines. */
  forced?: (message: Message) => string | null
  /** Such a thing as it is held up: its face, its name, and what it means. */
  Large?: Component<{ view: View; faces: Faces; thing: string }>
  /** An opponent's own board, which is shown while something on it changes; of which player, as a place in the view. */
  Theirs?: Component<{ view: View; place: number }>
  /** What a line of the log changes on the own board of the player it tells of, as a selector; null where nothing. */
  theirs?: (message: Message) => string | null
  /** What the lens says of the things of the board beyond their labels; fetched when it is first used. */
  lens?: () => Promise<{ lens: (thing: string, view: View, table: TableModel) => Lore | null }>
  /** What each player has at hand, by kind, in the order of the view; what is more than before flies to the player. */
  purses?: (view: View) => Purse[]
  /** Lines of the score sheet that only say what the end would bring: no step pays them. */
  ahead?: readonly string[]
  /** The sign of such a kind. */
  Gain?: Component<{ kind: string }>
  /** Whether a line of the log is about the opponent that has no seat. */
  ofRival?: (message: Message) => boolean
}

/** Every game that has a folder here. */
const CLIENTS = import.meta.glob<{ client: unknown }>('./*/index.ts')
const place = (game: string): string => `./${game}/index.ts`

/** A view as the boards of a game draw it. */
export const dressed = (client: GameClient, told: unknown, faces: unknown): unknown =>
  client.dress?.(told, faces) ?? told

/** Whether a game has a board here, or brings its own. */
export const hasBoard = ({ info, client }: GameEntry): boolean => place(info.id) in CLIENTS || !!client

const brought = new Map<string, Promise<GameClient>>()

/** The client of a game; its views are what the server sends, so their type is taken on trust here. */
export async function gameClient(game: string): Promise<GameClient> {
  const load = CLIENTS[place(game)]
  if (load) return (await load()).client as GameClient
  let promise = brought.get(game)
  if (!promise) {
    promise = bringFrom(game)
    brought.set(game, promise)
    promise.catch(() => brought.delete(game))
  }
  return promise
}

// Not chained to the import: Vite would take a board that is refused for a part of ours that is missing.
async function bringFrom(game: string): Promise<GameClient> {
  const { bring } = await import('../outside/bring')
  return bring(game)
}
