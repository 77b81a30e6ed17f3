// Who this browser is: a guest with a name, or somebody with an account; a newcomer gets a made-up name when needed.
import { bringAlong } from '../learn/progress'
import type { Me } from '../types'
import { api } from './api'
import { connection } from './socket.svelte'
import { settings } from './settings.svelte'
import { t } from './words.svelte'

class Myself {
  me = $state.raw<Me | null>(null)
  private introducing: Promise<void> | null = null

  async load(): Promise<void> {
    this.me = await api.me()
  }

  get name(): string {
    return this.me?.name ?? ''
  }

  /** Takes a name. */
  async rename(name: string): Promise<void> {
    const stranger = !this.me?.id
    this.me = await api.introduce(name, settings.lang)
    if (stranger) await this.arrive()
  }

  /** Signs in; whoever brings their games takes along what the guest has that they are so far. */
  async signIn(login: string, password: string, bring = false): Promise<void> {
    await this.become(await api.signIn(login, password, bring))
  }

  async notifyAt(address: string): Promise<void> {
    await this.introduced()
    this.me = await api.setNotify(this.name, address)
  }

  get guest(): boolean {
    return !!this.me?.id && !this.me.login
  }

  /** Keeps my name and games under a login; who has a password already gives the old one. */
  async keep(login: string, password: string, old: string | null = null): Promise<void> {
    await this.introduced()
    this.me = await api.keep(login, password, old)
  }

  /** Sets a new password by a one-time link, and signs in. */
  async renew(code: string, password: string): Promise<void> {
    await this.become(await api.renewPassword(code, password))
  }

  async signOut(everywhere: boolean): Promise<void> {
    connection.drop()
    try {
      this.me = await api.signOut(everywhere)
    } finally {
      connection.now()
    }
  }

  private async become(me: Me): Promise<void> {
    this.me = me
    await this.arrive()
  }

  /** The socket is opened anew, as that of somebody else, and what this browser has kept for a stranger comes along. */
  private async arrive(): Promise<void> {
    connection.now()
    await bringAlong()
  }

  /** Asks the server who this is, unless that is known. */
  async known(): Promise<void> {
    if (!this.me) await this.load()
  }

  /** Makes sure that the server knows us, under a guest's name if need be; all who ask meanwhile are one guest. */
  introduced(): Promise<void> {
    return (this.introducing ??= this.introduce().finally(() => (this.introducing = null)))
  }

  private async introduce(): Promise<void> {
    await this.known()
    if (this.me?.id) return
    const names = t('ui-guest-names')
      .split('|')
      .map((name) => name.trim())
    await this.rename(names[Math.floor(Math.random() * names.length)]!)
  }
}

export const myself = new Myself()
