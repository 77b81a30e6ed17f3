// The games that can be played here, asked for once.
import type { GameEntry } from '../types'
import { api } from './api'
import { settings } from './settings.svelte'
import { t } from './words.svelte'

class Games {
  all = $state.raw<GameEntry[]>([])
  private asked: Promise<void> | null = null

  load(): Promise<void> {
    this.asked ??= api.games().then(
      (found) => void (this.all = found),
      (trouble) => {
        this.asked = null
        throw trouble
      },
    )
    return this.asked
  }

  /** The edition named by the address of the faces; empty where it is the one that new tables take. */
  edition(id: string, faces = ''): string {
    const info = this.all.find((entry) => entry.info.id === id)?.info
    const named = faces.split('/')[0]!
    return named === `${info?.components || 'shipped'}-${info?.rules_version}` ? '' : named
  }

  /** Whether players know what others may not see; until it is known, they do. */
  secret(id: string): boolean {
    const entry = this.all.find(({ info }) => info.id === id)
    return !entry || !!entry.info.secrets
  }

  /** Whether there are lessons. */
  taught(id: string): boolean {
    return !!this.all.find(({ info }) => info.id === id)?.lessons
  }

  /** How far a game of so many seats is whose rounds have this number, counted in the part that is played. */
  progress(id: string, seats: number, round: number): string {
    let count = Math.max(1, round)
    for (const stretch of this.all.find(({ info }) => info.id === id)?.info.stretches?.[seats] ?? []) {
      const { unit, count: of } = stretch
      if (count <= of) return t(`ui-${unit}-of`, { [unit]: count, [`${unit}s`]: of })
      count -= of
    }
    return t('ui-round', { round })
  }

  name(id: string): string {
    const names = this.all.find((entry) => entry.info.id === id)?.info.names
    return names?.[settings.lang] ?? names?.en ?? ''
  }
}

export const games = new Games()
