// The options of a table as a form fills them in.
import type { Setting } from '../types'

export type Options = Record<string, unknown>

export const defaults = (settings: readonly Setting[]): Options =>
  Object.fromEntries(settings.map((setting) => [setting.id, setting.default]))

/** Whether a setting matters, given the number of seats and what the other settings say. */
export function matters(setting: Setting, options: Options, seats: number): boolean {
  if (setting.seats?.length && !setting.seats.includes(seats)) return false
  if (setting.of_seats && seats < 2) return false
  return !setting.when || setting.when[1].includes(String(options[setting.when[0]]))
}

/** The values chosen of a list; a place that was emptied is an empty string and keeps the others in place. */
export const chosenOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : [])

const filled = (value: unknown): string[] => chosenOf(value).filter((it) => it !== '')

/** Puts a value on the first empty place of a list, or takes it away; a full list stays as it is. */
export function toggled(chosen: readonly string[], value: string, most: number): string[] {
  const place = chosen.indexOf(value)
  if (place >= 0) {
    const rest = chosen.with(place, '')
    return rest.every((it) => it === '') ? [] : rest
  }
  const empty = chosen.indexOf('')
  if (empty >= 0) return chosen.with(empty, value)
  return chosen.length < most ? [...chosen, value] : [...chosen]
}

/** The settings of which some but too few values are chosen. */
export function unfinished(settings: readonly Setting[], options: Options, seats: number): Setting[] {
  return settings.filter((setting) => {
    if (setting.kind !== 'several' || !matters(setting, options, seats)) return false
    const count = filled(options[setting.id]).length
    return count > 0 && count < (setting.least ?? 0)
  })
}

/** What to send: the settings that matter. */
export function complete(settings: readonly Setting[], options: Options, seats: number): Options {
  const sent: Options = {}
  for (const setting of settings) {
    if (!matters(setting, options, seats)) continue
    sent[setting.id] = setting.kind === 'several' ? filled(options[setting.id]) : options[setting.id]
  }
  return sent
}
