// Spans of time in words, and a clock for those that grow while one looks.
import { t } from './words.svelte'

const HOUR = 60
const DAY = 24 * HOUR

/** So many minutes in words, in the largest unit that fits. */
export function span(minutes: number, whole: (count: number) => number = Math.floor): string {
  if (minutes < HOUR) return t('ui-span-minutes', { count: Math.max(1, whole(minutes)) })
  if (minutes < DAY) return t('ui-span-hours', { count: whole(minutes / HOUR) })
  return t('ui-span-days', { count: whole(minutes / DAY) })
}

let now = $state(Date.now())
setInterval(() => (now = Date.now()), 20_000)

/** How long ago a time was. */
export const ago = (time: string): string => span((now - Date.parse(time)) / 60_000)

/** How long it is until a time. */
export const until = (time: string): string => span((Date.parse(time) - now) / 60_000, Math.ceil)
