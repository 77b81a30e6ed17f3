// A game from outside, made into what the shell knows: its module is fetched, checked, and its parts become components.
import { Trouble } from '../shell/api'
import { games } from '../shell/games.svelte'
import { at } from '../shell/place'
import type { OutsideClient } from '../types'
import type { GameClient } from '../games/client'
import { INTERFACE, type OutsideGame } from '../games/outside'
import { bringing } from './bringing'
import Part from './Part.svelte'
import Reference from './Reference.svelte'

const broken = (): Trouble => new Trouble('board-broken', { id: 'ui-board-broken' })

/** Why a board cannot be shown, as far as its description tells; null when nothing speaks against it. */
export function unfit({ interface: made, module }: OutsideClient): Trouble | null {
  if (!module) return broken()
  if (made === INTERFACE) return null
  return new Trouble('board-interface', { id: 'ui-board-interface', args: { made, known: INTERFACE } })
}

/** The client of a game from outside; throws a `Trouble` that says why there is none. */
export async function bring(game: string): Promise<GameClient> {
  await games.load()
  const brought = games.all.find(({ info }) => info.id === game)?.client
  if (!brought) throw new Trouble('no-board', { id: 'ui-no-board' })
  const trouble = unfit(brought)
  if (trouble) throw trouble
  dye(game, brought.accent)
  let found: OutsideGame
  bringing.count++
  try {
    const [module] = await Promise.all([
      import(/* @vite-ignore */ at(brought.module)) as Promise<{ client: OutsideGame }>,
      brought.style ? dressPage(at(brought.style)) : null,
    ])
    found = module.client
  } catch (error) {
    console.error(error)
    throw broken()
  } finally {
    bringing.count--
  }
  if (!found || typeof found.placed !== 'function' || typeof found.parts?.Board !== 'function') throw broken()
  const wrong = unfit({ ...brought, interface: found.interface })
  if (wrong) throw wrong
  return wrapped(game, found)
}

type Shown = (anchor: unknown, props: object) => unknown

/** The module as the shell's own games are. */
function wrapped(game: string, { interface: _, parts, ...rest }: OutsideGame): GameClient {
  const made = Object.entries(parts).map(([name, part]) => {
    const Shown = (name === 'Reference' ? Reference : Part) as unknown as Shown
    const shown = (anchor: unknown, props: object) => Shown(anchor, joined({ part, game }, props))
    return name === 'Reference' ? (['reference', async () => ({ default: shown })] as const) : ([name, shown] as const)
  })
  return { ...rest, ...Object.fromEntries(made) } as unknown as GameClient
}

/** Properties beside those that a component is given, which are read anew whenever they are used. */
const joined = (own: object, props: object): object =>
  Object.defineProperties(own, Object.getOwnPropertyDescriptors(props))

const dyed = new Set<string>()

/** The accent of a game, on light and on dark. */
export function dye(game: string, accent: OutsideClient['accent']): void {
  if (!accent || dyed.has(game)) return
  dyed.add(game)
  const sheet = new CSSStyleSheet()
  const of = `[data-game='${CSS.escape(game)}']`
  sheet.replaceSync(
    `${of} { --accent: ${accent.light}; --accent-deep: ${accent.light}; }
     :root[data-theme='dark'] ${of} { --accent: ${accent.dark}; }`,
  )
  document.adoptedStyleSheets.push(sheet)
}

/** Adds a stylesheet to the page, once, and waits until it is there. */
function dressPage(address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve()
  return new Promise((done, fail) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => done()
    link.onerror = () => fail(new Error(`no stylesheet at ${address}`))
    document.head.append(link)
  })
}
