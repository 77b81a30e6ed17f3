// The client's own words: every id that the sources use is written in all three languages, and no other.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')
const folder = join(web, '..', 'src', 'kingstable', 'words', 'client')
const LANGUAGES = ['en', 'uk', 'ru']

function sources(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const full = join(path, entry.name)
    if (entry.isDirectory()) return sources(full)
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(full, 'utf8')] : []
  })
}

const written = (lang: string): Map<string, string> => {
  const text = readFileSync(join(folder, `${lang}.ftl`), 'utf8')
  const found = [...text.matchAll(/^([a-z][a-z0-9-]*) =((?:.*)(?:\n[ ]+.*)*)/gm)]
  return new Map(found.map((match) => [match[1]!, match[2]!]))
}

const texts = sources(join(web, 'src'))
const used = new Set(texts.flatMap((text) => [...text.matchAll(/\bui(?:-[a-z0-9]+)+\b(?!-)/g)].map((it) => it[0])))
/** The beginnings of ids that the sources put together: `ui-tab-${tab}`. */
const made = texts.flatMap((text) => [...text.matchAll(/(ui-(?:[a-z0-9]+-)*)\$\{/g)].map((it) => it[1]!))
const isMade = (id: string) => made.some((start) => id.startsWith(start))

describe('words', () => {
  it.each(LANGUAGES)('has everything in %s', (lang) => {
    const have = written(lang)
    expect([...used].filter((id) => !have.has(id))).toEqual([])
  })

  it.each(LANGUAGES)('has nothing unused in %s', (lang) => {
    expect([...written(lang).keys()].filter((id) => !used.has(id) && !isMade(id))).toEqual([])
  })

  it.each(LANGUAGES)('says it with the same arguments in %s', (lang) => {
    const variables = (text: string) => [...new Set(text.match(/\$[a-z_]+/g) ?? [])].sort()
    const english = written('en')
    for (const [id, text] of written(lang)) {
      expect([id, ...variables(text)]).toEqual([id, ...variables(english.get(id) ?? '')])
    }
  })
})
