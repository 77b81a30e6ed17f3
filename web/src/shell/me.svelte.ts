// Who this browser is: a guest with a name; a newcomer gets a made-up one when first needed.
import type { Me } from '../types'
import { api } from './api'
import { connection } from './socket.svelte'
import { settings } from './settings.svelte'
import { t } from './words.svelte'

class Myself {
  me = $state.raw<Me | null>(null)

  async load(): Promise<void> {
    this.me = await api.me()
  }

  get name(): string {
    return this.me?.name ?? ''
  }

  /** Takes a name. The socket of a stranger is opened anew, so that the server knows whose it is. */
  async rename(name: string): Promise<void> {
    const stranger = !this.me?.id
    this.me = await api.introduce(name, settings.lang)
    if (stranger) connection.now()
  }

  /** Makes sure that the server knows us, under a guest's name if need be. */
  async introduced(): Promise<void> {
    if (!this.me) await this.load()
    if (this.me?.id) return
    const names = t('ui-guest-names')
      .split('|')
      .map((name) => name.trim())
    await this.rename(names[Math.floor(Math.random() * names.length)]!)
  }
}

export const myself = new Myself()
