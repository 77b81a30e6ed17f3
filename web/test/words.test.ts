// The client's own words: every id that the sources use is written in all three languages, and no other. A game's board
// has words of its own, beside the game.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleOf } from '../src/shell/speech'

const web = join(import.meta.dirname, '..')
const house = join(web, '..', 'src', 'kingstable')
const LANGUAGES = ['en', 'uk', 'ru']
const GAMES = readdirSync(join(web, 'src', 'games'), { withFileTypes: true }).flatMap((it) =>
  it.isDirectory() ? [it.name] : [],
)

function sources(path: string, without = ''): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const full = join(path, entry.name)
    if (entry.isDirectory()) return full === without ? [] : sources(full, without)
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(full, 'utf8')] : []
  })
}

function written(folder: string, lang: string): Map<string, string> {
  const path = join(folder, `${lang}.ftl`)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const found = [...text.matchAll(/^([a-z][a-z0-9-]*) =((?:.*)(?:\n[ ]+.*)*)/gm)]
  return new Map(found.map((match) => [match[1]!, match[2]!]))
}

const idsIn = (texts: string[]) =>
  new Set(texts.flatMap((text) => [...text.matchAll(/\bui(?:-[a-z0-9]+)+\b(?!-)/g)].map((it) => it[0])))
/** The beginnings of ids that sources put together: `ui-tab-${tab}`. */
const madeIn = (texts: string[]) =>
  texts.flatMap((text) => [...text.matchAll(/(ui-(?:[a-z0-9]+-)*)\$\{/g)].map((it) => it[1]!))

const shell = sources(join(web, 'src'), join(web, 'src', 'games'))
const own = join(house, 'words', 'client')
const rooms = [
  { room: 'shell', texts: shell, folder: own },
  ...GAMES.map((game) => ({
    room: game,
    texts: sources(join(web, 'src', 'games', game)),
    folder: join(house, 'games', game, 'locale', 'client'),
  })),
]
const cases = rooms.flatMap((it) => LANGUAGES.map((lang) => ({ ...it, lang })))

describe('words', () => {
  it.each(cases)('has everything of $room in $lang', ({ texts, folder, lang }) => {
    const have = new Set([...written(own, lang).keys(), ...written(folder, lang).keys()])
    expect([...idsIn(texts)].filter((id) => !have.has(id))).toEqual([])
  })

  it.each(cases)('has nothing unused of $room in $lang', ({ texts, folder, lang, room }) => {
    const all = room === 'shell' ? rooms.flatMap((it) => it.texts) : [...texts, ...shell]
    const [used, made] = [idsIn(all), madeIn(all)]
    expect(
      [...written(folder, lang).keys()].filter((id) => !used.has(id) && !made.some((start) => id.startsWith(start))),
    ).toEqual([])
  })

  it.each(cases)('says it with the same arguments in $lang as in English for $room', ({ folder, lang }) => {
    const variables = (text: string) => [...new Set(text.match(/\$[a-z_]+/g) ?? [])].sort()
    const english = written(folder, 'en')
    expect(english.size).toBeGreaterThan(0)
    for (const [id, text] of written(folder, lang)) {
      expect([id, ...variables(text)]).toEqual([id, ...variables(english.get(id) ?? '')])
    }
  })

  it.each([
    ['en', ['−1 point', '0 points', '1 point', '2 points', '5 points', '11 points', '21 points', '22 points']],
    ['uk', ['−1 очко', '0 очок', '1 очко', '2 очки', '5 очок', '11 очок', '21 очко', '22 очки']],
    ['ru', ['−1 очко', '0 очков', '1 очко', '2 очка', '5 очков', '11 очков', '21 очко', '22 очка']],
  ])('counts the points of a player in %s', (lang, said) => {
    const bundle = bundleOf(lang, readFileSync(join(own, `${lang}.ftl`), 'utf8'))
    const pattern = bundle.getMessage('ui-points-of')!.value!
    const texts = [-1, 0, 1, 2, 5, 11, 21, 22].map((points) =>
      bundle.formatPattern(pattern, { player: 'Anna', points }, []),
    )
    expect(texts.map((text) => text.replaceAll('\u00a0', ' ').replace(/^Anna: (зараз |сейчас )?| now$/g, ''))).toEqual(
      said,
    )
  })

  it.each([
    ['en', ['Anna wins with 1 point.', 'Anna wins with 35 points.', 'Anna, Borys win together with 22 points.']],
    ['uk', ['Перемога: Anna — 1 очко.', 'Перемога: Anna — 35 очок.', 'Спільна перемога: Anna, Borys — 22 очки.']],
    ['ru', ['Победа: Anna — 1 очко.', 'Победа: Anna — 35 очков.', 'Общая победа: Anna, Borys — 22 очка.']],
  ])('says who has won in %s', (lang, said) => {
    const bundle = bundleOf(lang, readFileSync(join(own, `${lang}.ftl`), 'utf8'))
    const pattern = bundle.getMessage('ui-winner')!.value!
    const endings = [
      { players: 'Anna', count: 1, points: 1 },
      { players: 'Anna', count: 1, points: 35 },
      { players: 'Anna, Borys', count: 2, points: 22 },
    ]
    expect(endings.map((args) => bundle.formatPattern(pattern, args, []).replaceAll('\u00a0', ' '))).toEqual(said)
  })
})
