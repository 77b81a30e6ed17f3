// The options of a table as a form fills them in.
import type { Setting } from '../wire'

export const defaults = (settings: readonly Setting[]): Record<string, unknown> =>
  Object.fromEntries(settings.map((setting) => [setting.id, setting.default]))

/** Whether a setting matters, given what the others say. */
export function matters(setting: Setting, options: Record<string, unknown>): boolean {
  return !setting.when || setting.when[1].includes(String(options[setting.when[0]]))
}

/** What to send: settings that matter; a list half chosen counts as not chosen. */
export function complete(settings: readonly Setting[], options: Record<string, unknown>): Record<string, unknown> {
  const sent: Record<string, unknown> = {}
  for (const setting of settings) {
    if (!matters(setting, options)) continue
    const value = options[setting.id]
    const short = setting.kind === 'several' && Array.isArray(value) && value.length < (setting.least ?? 0)
    sent[setting.id] = short ? [] : value
  }
  return sent
}

/** Adds a value to a list or takes it away; a full list drops its oldest. */
export function toggled(chosen: readonly string[], value: string, most: number): string[] {
  if (chosen.includes(value)) return chosen.filter((it) => it !== value)
  return [...chosen, value].slice(-most)
}
