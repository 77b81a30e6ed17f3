// Sharing: a picture of the board or the score sheet, headed by the game, who played, and the date.
import { games } from '../shell/games.svelte'
import { settings } from '../shell/settings.svelte'
import { number } from '../shell/speech'
import type { TableModel } from '../shell/table.svelte'

/** Draws a part of the page and hands the picture on. */
export async function sharePicture(table: TableModel, of: HTMLElement): Promise<void> {
  const { picture, handOn } = await import('./picture')
  try {
    const drawing = await table.posing(() => picture(of, heading(table)))
    await handOn(drawing, `${table.live!.game}-${table.id}.png`)
  } catch (trouble) {
    if (!(trouble instanceof DOMException && trouble.name === 'AbortError')) table.trouble(trouble)
  }
}

function heading(table: TableModel): HTMLElement {
  const scene = table.scene!
  const head = document.createElement('div')
  head.style.cssText = 'padding-bottom: 12px'
  const title = document.createElement('h1')
  title.style.cssText = 'font-size: 26px; color: var(--accent)'
  title.textContent = games.name(scene.game)
  const who = document.createElement('p')
  who.style.cssText = 'font-size: 17px; font-weight: 600'
  // While cards are hidden, my own points would tell of them.
  const told = scene.over || !games.secret(scene.game)
  who.textContent = scene.scores
    .map((sheet) => table.called(sheet) + (told ? `: ${number(sheet.total)}` : ''))
    .join(' · ')
  const when = document.createElement('p')
  when.style.cssText = 'font-size: 14px; color: var(--ink-soft)'
  const at = scene.result?.at ? new Date(scene.result.at) : new Date()
  when.textContent = at.toLocaleDateString(settings.lang, { dateStyle: 'long' })
  head.append(title, who, when)
  return head
}
