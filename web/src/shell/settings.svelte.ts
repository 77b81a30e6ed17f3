// What this browser prefers: language, theme, how swiftly it plays, and who advises; kept in local storage.

export const LANGUAGES = ['en', 'uk', 'ru'] as const
export type Lang = (typeof LANGUAGES)[number]
export type Theme = 'auto' | 'light' | 'dark'
/** How what others do is shown, from not at all. */
export const TEMPOS = ['off', 'quick', 'normal', 'slow'] as const
export type Tempo = (typeof TEMPOS)[number]

const KEY = 'kingstable'

interface Kept {
  lang?: Lang
  theme?: Theme
  swift?: boolean
  twice?: boolean
  /** By game. */
  tempos?: Record<string, Tempo>
  volume?: number
  notify?: boolean
  /** Games at which an adviser speaks. */
  advisers?: string[]
}

function load(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

function preferredLanguage(): Lang {
  for (const wish of navigator.languages ?? []) {
    const found = LANGUAGES.find((lang) => wish.toLowerCase().startsWith(lang))
    if (found) return found
  }
  return 'en'
}

class Settings {
  lang = $state<Lang>('en')
  theme = $state<Theme>('auto')
  /** Whether questions that leave nothing to choose are answered without a click. */
  swift = $state(true)
  /** Whether a finger's first tap only shows what a choice would bring. */
  twice = $state(true)
  /** Of sounds, from 0 to 1. */
  volume = $state(0.5)
  /** Whether the browser is to tell of my turn while the page is in the background. */
  notify = $state(false)
  private tempos = $state.raw<Record<string, Tempo>>({})
  private advisers = $state.raw<string[]>([])

  constructor() {
    const kept = load()
    this.lang = kept.lang && LANGUAGES.includes(kept.lang) ? kept.lang : preferredLanguage()
    this.theme = kept.theme ?? 'auto'
    this.swift = kept.swift ?? true
    this.twice = kept.twice ?? true
    this.advisers = kept.advisers ?? []
    this.tempos = kept.tempos ?? {}
    this.volume = kept.volume ?? 0.5
    this.notify = kept.notify ?? false
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.show())
    // On paper there is no night.
    addEventListener('beforeprint', () => (document.documentElement.dataset.theme = 'light'))
    addEventListener('afterprint', () => this.show())
    this.show()
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  }

  setLang(lang: Lang): void {
    this.lang = lang
    this.keep()
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    this.keep()
  }

  setSwift(swift: boolean): void {
    this.swift = swift
    this.keep()
  }

  setTwice(twice: boolean): void {
    this.twice = twice
    this.keep()
  }

  setVolume(volume: number): void {
    this.volume = volume
    this.keep()
  }

  setNotify(notify: boolean): void {
    this.notify = notify
    this.keep()
  }

  tempo(game: string): Tempo {
    return this.tempos[game] ?? 'normal'
  }

  setTempo(game: string, tempo: Tempo): void {
    this.tempos = { ...this.tempos, [game]: tempo }
    this.keep()
  }

  /** Whether an adviser speaks at the tables of a game. */
  advised(game: string): boolean {
    return this.advisers.includes(game)
  }

  setAdviser(game: string, speaks: boolean): void {
    this.advisers = [...this.advisers.filter((it) => it !== game), ...(speaks ? [game] : [])]
    this.keep()
  }

  private keep(): void {
    this.show()
    try {
      const { lang, theme, swift, twice, advisers, tempos, volume, notify } = this
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, swift, twice, advisers, tempos, volume, notify }))
    } catch {
      // A browser without storage forgets; nothing else depends on it.
    }
  }

  private show(): void {
    document.documentElement.lang = this.lang
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light'
  }
}

export const settings = new Settings()

export const calmMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
