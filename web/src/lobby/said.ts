// What is special about a game, and the options of a table, in words.
import { t, words } from '../shell/words.svelte'
import type { GameEntry, Setting } from '../types'
import { chosenOf, matters, type Options } from './options'

const dashed = (id: string): string => id.replaceAll('_', '-')

/** What is special about a game, where it says it. */
export function special(game: string): string {
  const id = `ui-special-${dashed(game)}`
  const said = t(id)
  return said === id ? '' : said
}

export const settingName = (setting: Setting, game: string): string =>
  words.say({ id: `setting-${dashed(setting.id)}` }, game)

export const valueName = (setting: Setting, value: string, game: string): string =>
  words.say({ id: `${setting.value_kind || `setting-${dashed(setting.id)}`}-${dashed(value)}` }, game)

/** What a setting is about, where the game says it. */
export function settingAbout(setting: Setting, game: string): string {
  const id = `ui-setting-${dashed(setting.id)}`
  const said = words.say({ id }, game)
  return said === id ? '' : said
}

function valueSaid(setting: Setting, value: unknown, game: string): string {
  const chosen = chosenOf(value).filter((it) => it !== '')
  if (setting.kind === 'choice') return valueName(setting, String(value), game)
  if (setting.kind === 'number') return String(value)
  if (!chosen.length) return t('ui-drawn')
  if (setting.kind === 'several') return chosen.map((it) => valueName(setting, it, game)).join(', ')
  return chosen.flatMap((on, index) => (on ? [index + 1] : [])).join(', ')
}

/** Each option that matters at a table, with its value. */
export function optionsSaid({ info }: GameEntry, options: Options, seats: number): { name: string; value: string }[] {
  const settings = (info.settings ?? []).filter((it) => it.id in options && matters(it, options, seats))
  return settings.map((it) => ({ name: settingName(it, info.id), value: valueSaid(it, options[it.id], info.id) }))
}
