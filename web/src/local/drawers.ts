// Where games are kept: in the browser's database, all that belongs together in one transaction.

export interface Row {
  drawer: 'tables' | 'acts' | 'own'
  key: string | [string, number]
  body: string | null
}

export interface Drawers {
  /** Whether what is kept outlasts the page. */
  readonly lasting: boolean
  /** All that is the person's own, by name. */
  own(): Promise<Record<string, string>>
  tables(): Promise<string[]>
  /** A table and its acts in order, or nothing. */
  table(id: string): Promise<{ row: string; acts: string[] } | null>
  keep(rows: Row[]): Promise<void>
}

const NAME = 'kingstable'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error as Error)
  })

/** The acts of one table. */
const actsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity])

class Database implements Drawers {
  readonly lasting = true

  constructor(private readonly base: IDBDatabase) {}

  async own(): Promise<Record<string, string>> {
    const store = this.base.transaction('own').objectStore('own')
    const [names, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())])
    return Object.fromEntries(names.map((name, at) => [name as string, values[at] as string]))
  }

  tables(): Promise<string[]> {
    return settled(this.base.transaction('tables').objectStore('tables').getAll())
  }

  async table(id: string): Promise<{ row: string; acts: string[] } | null> {
    const look = this.base.transaction(['tables', 'acts'])
    const [row, acts] = await Promise.all([
      settled(look.objectStore('tables').get(id) as IDBRequest<string | undefined>),
      settled(look.objectStore('acts').getAll(actsOf(id)) as IDBRequest<string[]>),
    ])
    return row === undefined ? null : { row, acts }
  }

  keep(rows: Row[]): Promise<void> {
    if (rows.length === 0) return Promise.resolve()
    return new Promise((done, fail) => {
      const change = this.base.transaction(['tables', 'acts', 'own'], 'readwrite', { durability: 'strict' })
      change.oncomplete = () => done()
      change.onabort = () => fail(change.error ?? new Error('not kept'))
      for (const { drawer, key, body } of rows) {
        const store = change.objectStore(drawer)
        if (body === null) store.delete(drawer === 'acts' ? actsOf(key as string) : key)
        else if (drawer === 'acts')
          store.add(body, key) // one that is there already was made in another tab
        else store.put(body, key)
      }
    })
  }
}

/** Where the browser keeps nothing: as long as the page is open. */
class Memory implements Drawers {
  readonly lasting = false
  private readonly kept = { tables: new Map<string, string>(), own: new Map<string, string>() }
  private readonly acts = new Map<string, string[]>()

  async own(): Promise<Record<string, string>> {
    return Object.fromEntries(this.kept.own)
  }

  async tables(): Promise<string[]> {
    return [...this.kept.tables.values()]
  }

  async table(id: string): Promise<{ row: string; acts: string[] } | null> {
    const row = this.kept.tables.get(id)
    return row === undefined ? null : { row, acts: this.acts.get(id) ?? [] }
  }

  async keep(rows: Row[]): Promise<void> {
    for (const { drawer, key, body } of rows) {
      if (drawer !== 'acts') {
        if (body === null) this.kept[drawer].delete(key as string)
        else this.kept[drawer].set(key as string, body)
      } else if (body === null) this.acts.delete(key as string)
      else {
        const [id] = key as [string, number]
        this.acts.set(id, [...(this.acts.get(id) ?? []), body])
      }
    }
  }
}

/** The drawers of this browser. */
export async function drawers(): Promise<Drawers> {
  try {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () => {
      for (const store of ['tables', 'acts', 'own']) opening.result.createObjectStore(store)
    }
    return new Database(await settled(opening))
  } catch {
    return new Memory()
  }
}
