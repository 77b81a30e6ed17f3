// The words in the reader's language, from the server: the client's own with those of the shell, and those of one game.
import type { FluentBundle, FluentVariable } from '@fluent/bundle'
import type { Message } from '../types'
import { getText } from './api'
import { settings, type Lang } from './settings.svelte'
import { bundleOf, Speaker } from './speech'

const PATIENCE = 1_000

const nobody = (seat: number): string => String(seat + 1)

class Words {
  private bundles = $state.raw<Record<string, FluentBundle>>({})
  private readonly asked = new Map<string, Promise<void>>()
  /** Settled when the client's own words can be shown. */
  readonly ready: Promise<void>

  constructor() {
    this.ready = this.load(settings.lang, '')
  }

  /** Fetches what is missing, and only then switches, so that no text flickers. */
  async switchTo(lang: Lang, game = ''): Promise<void> {
    await Promise.all([this.load(lang, ''), this.load(lang, game)])
    settings.setLang(lang)
  }

  /** The words of a game in the present language. */
  need(game: string): Promise<void> {
    return this.load(settings.lang, game)
  }

  private load(lang: Lang, game: string): Promise<void> {
    const key = `${lang}/${game}`
    let promise = this.asked.get(key)
    if (!promise) {
      promise = this.fetch(lang, game, key)
      this.asked.set(key, promise)
    }
    return promise
  }

  /** Without words there is nothing to show, so it asks until it is answered. */
  private async fetch(lang: Lang, game: string, key: string): Promise<void> {
    const query = game ? `?game=${encodeURIComponent(game)}` : ''
    for (;;) {
      try {
        const text = await getText(`/api/words/${lang}${query}`)
        this.bundles = { ...this.bundles, [key]: bundleOf(lang, text) }
        return
      } catch {
        await new Promise((done) => setTimeout(done, PATIENCE))
      }
    }
  }

  private bundle(game: string): FluentBundle | undefined {
    return this.bundles[`${settings.lang}/${game}`] ?? this.bundles[`${settings.lang}/`]
  }

  /** A message of the client itself, with plain arguments. */
  text(id: string, args?: Record<string, FluentVariable>): string {
    const bundle = this.bundle('')
    const pattern = bundle?.getMessage(id)?.value
    return bundle && pattern ? bundle.formatPattern(pattern, args, []) : id
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

/** Shorthand for the client's own words: `t('ui-undo')`. */
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.text(id, args)
