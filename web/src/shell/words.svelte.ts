// The words in the reader's language, from the server: the client's own with those of the shell, and what a game adds.
import type { FluentBundle, FluentVariable } from '@fluent/bundle'
import type { Message } from '../types'
import { getText } from './api'
import { LANGUAGES, settings, type Lang } from './settings.svelte'
import { bundleOf, Speaker } from './speech'

const PATIENCE = 1_000

const nobody = (seat: number): string => String(seat + 1)

class Words {
  private bundles = $state.raw<Record<string, FluentBundle>>({})
  private readonly asked = new Map<string, Promise<string>>()
  /** The games that somebody learns: with the words of their lessons. */
  private readonly taught = new Set<string>()
  /** The components with which each game is on display, where they are known. */
  private readonly editions = new Map<string, string>()
  /** Settled when the client's own words can be shown. */
  readonly ready: Promise<unknown>
  /** The bundles of the present language, the client's own first. */
  private readonly present = $derived.by(() => {
    const keys = Object.keys(this.bundles).filter((key) => key.startsWith(`${settings.lang}/`))
    return keys.sort().map((key) => this.bundles[key]!)
  })

  constructor() {
    this.ready = this.load(settings.lang, '')
  }

  /** Fetches what is missing, and only then switches, so that no text flickers. */
  async switchTo(lang: Lang, game = ''): Promise<void> {
    await Promise.all([this.load(lang, ''), this.load(lang, game)])
    settings.setLang(lang)
  }

  /** The words of a game in the present language, with the names that these components give to things. */
  async need(game: string, components = ''): Promise<void> {
    if ((this.editions.get(game) ?? '') !== components) this.asked.delete(`${settings.lang}/${game}`)
    this.editions.set(game, components)
    await this.load(settings.lang, game)
  }

  /** The words of a game and of its lessons in the present language. */
  async needLessons(game: string): Promise<void> {
    if (!this.taught.has(game)) for (const lang of LANGUAGES) this.asked.delete(`${lang}/${game}`)
    this.taught.add(game)
    await this.load(settings.lang, game)
  }

  private load(lang: Lang, game: string): Promise<string> {
    const key = `${lang}/${game}`
    let promise = this.asked.get(key)
    if (!promise) {
      promise = this.fetch(lang, game, key)
      this.asked.set(key, promise)
    }
    return promise
  }

  /** Without words there is nothing to show, so it asks until it is answered. */
  private async fetch(lang: Lang, game: string, key: string): Promise<string> {
    const components = this.editions.get(game)
    const more = `${components ? `&components=${components}` : ''}${this.taught.has(game) ? '&learning=true' : ''}`
    const query = game ? `?game=${encodeURIComponent(game)}${more}` : ''
    const own = game ? this.load(lang, '') : ''
    for (;;) {
      try {
        const text = await getText(`/api/words/${lang}${query}`)
        const bundle = bundleOf(lang, await own, text)
        this.bundles = { ...this.bundles, [key]: bundle }
        return text
      } catch {
        await new Promise((done) => setTimeout(done, PATIENCE))
      }
    }
  }

  private bundle(game: string): FluentBundle | undefined {
    return this.bundles[`${settings.lang}/${game}`] ?? this.bundles[`${settings.lang}/`]
  }

  /** A message of the client or of a game's board, with plain arguments. */
  text(id: string, args?: Record<string, FluentVariable>): string {
    for (const bundle of this.present) {
      const pattern = bundle.getMessage(id)?.value
      if (pattern) return bundle.formatPattern(pattern, args, [])
    }
    return id
  }

  /** The speaker of a game, which names players by `player`. */
  speaker(game: string, player: (seat: number) => string = nobody): Speaker {
    return new Speaker(this.bundle(game) ?? bundleOf(settings.lang), player)
  }

  say(message: Message, game = '', player: (seat: number) => string = nobody): string {
    return this.speaker(game, player).say(message)
  }
}

export const words = new Words()

/** Shorthand for the words of the client and its boards: `t('ui-undo')`. */
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.text(id, args)
