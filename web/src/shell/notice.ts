// What calls me to the table when it is my turn: a sound, a buzz, and in the background a notice and a badge.
import { settings } from './settings.svelte'
import { sound } from './sound'

const BUZZ = 60

/** It is my turn; `title` and `body` are what a notice says, and a newer one of the same table takes its place. */
export function callMe(title: string, body: string, table: string): void {
  sound('turn')
  if (navigator.userActivation.hasBeenActive) navigator.vibrate?.(BUZZ)
  if (document.hidden && settings.notify && Notification.permission === 'granted') notify(title, body, table)
}

function notify(title: string, body: string, table: string): void {
  try {
    const notice = new Notification(title, { body, tag: table })
    notice.onclick = () => window.focus()
  } catch {
    // Some phones show no notices of a page.
  }
}

/** Switches notices on or off. The browser asks whether it may, and only then; whoever has refused is not asked again. */
export async function switchNotices(): Promise<void> {
  const may = async () => Notification.permission !== 'denied' && (await Notification.requestPermission()) === 'granted'
  settings.setNotify(!settings.notify && (await may()))
}

/** Puts a badge on the page's sign; what it gives takes it off. */
export function badge(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!icon) return () => undefined
  const plain = icon.href
  icon.href = plain.replace('favicon.svg', 'favicon-turn.svg')
  return () => (icon.href = plain)
}
