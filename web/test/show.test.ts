// The show: what others did, step by step, in time; one sentence a step for those who listen.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameClient } from '../src/games/client'
import type { Message, Scene, Step } from '../src/types'

const world = vi.hoisted(() => ({ tempo: 'normal', calm: false, steps: [] as unknown[], asked: 0, lost: false }))
const listeners = new Map<string, () => void>()
const page = {
  hidden: false,
  addEventListener: (what: string, then: () => void) => void listeners.set(what, then),
  removeEventListener: () => {},
}
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
vi.stubGlobal('document', page)
vi.mock('../src/shell/socket.svelte', () => ({
  connection: {
    online: true,
    listen: () => () => {},
    send: () => {},
    ask: () => Promise.resolve({}),
    request: ({ upto }: { upto: number }) => {
      world.asked += 1
      return world.lost ? Promise.reject(new Error('lost')) : Promise.resolve({ upto, steps: world.steps })
    },
  },
}))
vi.mock('../src/shell/settings.svelte', () => ({
  settings: { swift: true, tempo: () => world.tempo },
  calmMotion: () => world.calm,
}))
vi.mock('../src/shell/words.svelte', () => ({ words: { say: ({ id }: Message) => id }, t: (id: string) => id }))

const { TableModel } = await import('../src/shell/table.svelte')

const points = (total: number) => [{ seat: 1, total }] as unknown as Step['scores']
const scene = (choices: number): Scene =>
  ({
    ...{ table: 'T', game: 'tiny', seat: 0, viewer_seats: [0], seats: [{}, {}], log_from: 0, log: [], asks: [] },
    ...{ version: choices, choices, view: { at: choices }, scores: points(choices), history: [], waiting: [1] },
  }) as unknown as Scene

const said = (id: string, seat = 1): Message => ({ id, args: { seat } })
const step = (n: number, told: Message[], more: Partial<Step> = {}): Step => ({
  ...{ n, turn: 0, seat: 1, auto: false, told, view: { at: n } as unknown as Step['view'], scores: points(n) },
  ...more,
})

/** A turn of each game as it came, choice by choice: how many lines each step of each choice had. */
const TURNS = {
  kingdom_builder: [[], [1], [], [1], [1], [1], [], [1], [1], [1], [1], [1], [1], [1], [1, 2]],
  for_the_king: [[1], [1, 1, 1], [1], [1, 1], [1], [1, 1], [1], [1], [1, 1, 1, 1]],
  paladins: [[2], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1], [3], [1, 1, 1]],
  viscounts: [[1], [2], [1], [1, 1], [1], [1, 2, 1], [1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1], [1], [1, 2], [1, 1]],
  tiletum: [[1, 1], [1, 2], [1], [1], [1], [1], [1], [1], [1, 1], [1], [1], [1], [1], [1], [1], [1], [1, 1], [1], [1]],
}

/** Lets a turn come choice by choice, with pauses in which somebody thinks; what was on display, and for how long. */
async function played(turn: readonly (readonly number[])[], pause: number) {
  const table = new TableModel('T')
  table.client = { turned: ({ id }: Message) => (id === 'line 3' ? 'card:1' : null) } as unknown as GameClient
  table.live = scene(0)
  const seen = { places: [] as number[], read: new Set<string>(), hidden: new Map<string, number>(), said: 0, time: 0 }
  const look = async (until: number) => {
    for (const begun = Date.now(); table.course.active && Date.now() < begun + until; seen.time += 25) {
      const { step, place } = table.course
      if (step && (seen.places.at(-1) !== place || !step.lines.every(({ id }) => seen.read.has(id)))) {
        seen.places.push(place)
        for (const { id } of step.lines) seen.read.add(id)
        seen.hidden.set(step.told[0]!.id, step.hidden)
      }
      await vi.advanceTimersByTimeAsync(25)
    }
  }
  for (const [at, steps] of turn.entries()) {
    world.steps = steps.map((lines) =>
      step(
        at + 1,
        Array.from({ length: lines }, () => said(`line ${seen.said++}`)),
      ),
    )
    const now = { ...scene(at + 1), log: [] }
    table.course.begin(table.live, now)
    table.live = now
    await vi.advanceTimersByTimeAsync(0)
    await look(pause)
  }
  await look(60_000)
  return { table, ...seen, hidden: [...seen.hidden.values()].reduce((sum, count) => sum + count, 0) }
}

/** A page that has seen the table at its beginning and is told how it is after these steps. */
async function shown(...steps: Step[]) {
  world.steps = steps
  const table = new TableModel('T')
  table.client = {
    turned: ({ id }: Message) => (id === 'log-card' ? 'card:1' : null),
    theirs: ({ id }: Message) => (id === 'log-use' ? '.hunt' : null),
    touched: ({ id }: Message) => (id === 'log-build' ? ['hex:1'] : []),
  } as unknown as GameClient
  table.live = scene(0)
  const now = { ...scene(9), log: [{ n: 9, message: said('log-build') }] }
  table.course.begin(table.live, now)
  table.live = now
  await vi.advanceTimersByTimeAsync(0)
  return table
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(world, { tempo: 'normal', calm: false, asked: 0, lost: false })
  page.hidden = false
})
afterEach(() => void vi.useRealTimers())

describe('the show', () => {
  it('goes through all steps in their order, each with its view and scores, and ends at the table as it is', async () => {
    const table = await shown(step(1, [said('a')]), step(2, [said('b')]), step(3, [said('c')]))
    const seen: unknown[] = []
    while (table.course.active) {
      seen.push([table.scene!.view, table.scene!.scores[0]!.total])
      await vi.advanceTimersToNextTimerAsync()
    }
    expect(seen).toEqual([1, 2, 3].map((at) => [{ at }, at]))
    expect(table.scene!.view).toEqual({ at: 9 })
  })

  it('shows what somebody else has chosen also where it tells only of me', async () => {
    world.steps = [step(1, [said('log-expel', 0)])]
    const table = new TableModel('T')
    table.live = scene(0)
    const now = { ...scene(1), log: [{ n: 1, message: said('log-expel', 0) }] }
    table.course.begin(table.live, now)
    table.live = now
    await vi.advanceTimersByTimeAsync(0)
    expect(table.course.step).toMatchObject({ n: 1 })
  })

  it('knows whose own board a step changes, unless it is mine', async () => {
    const table = await shown(step(1, [said('log-use')]), step(2, [said('log-use', 0)]), step(3, [said('a')]))
    expect(table.course.theirs).toEqual({ place: 1, changed: '.hunt' })
    table.course.next()
    expect(table.course.theirs).toBeNull()
    const other = await shown(step(1, [said('log-use'), said('a')]), step(2, [said('log-use'), said('log-build')]))
    expect(other.course.theirs).not.toBeNull()
    other.course.next()
    expect(other.course.theirs, 'something on the board is to be seen').toBeNull()
    const third = await shown(step(1, [said('log-use')]), step(2, [said('a')]), step(3, [said('b')], { turn: 2 }))
    third.course.next()
    expect(third.course.theirs, 'nothing else is').toEqual({ place: 1, changed: '' })
    third.course.next()
    expect(third.course.theirs, 'another turn').toBeNull()
  })

  it('waits for steps that are still on their way', async () => {
    const table = await shown(step(1, [said('a')]))
    const now = scene(10)
    world.steps = [step(10, [said('b')])]
    table.course.begin(table.live, now)
    table.live = now
    table.course.next()
    expect(table.course.step).toMatchObject({ n: 1 })
    await vi.advanceTimersByTimeAsync(0)
    expect(table.course.step).toMatchObject({ n: 10 })
  })

  it('takes about eight seconds for a long turn, longer where there is more to read or a card to look at', async () => {
    const many = Array.from({ length: 12 }, (_, n) => step(n, [said('a'), said('b')]))
    const table = await shown(...many)
    const begun = Date.now()
    while (table.course.active) await vi.advanceTimersToNextTimerAsync()
    expect(Date.now() - begun).toBeGreaterThan(7_000)
    expect(Date.now() - begun).toBeLessThan(9_000)

    const lengths: number[] = []
    const other = await shown(step(1, [said('a')]), step(2, [said('a'), said('b')]), step(3, [said('log-card')]))
    while (other.course.active) {
      const before = Date.now()
      await vi.advanceTimersToNextTimerAsync()
      lengths.push(Date.now() - before)
    }
    expect(lengths[1]).toBe(1.25 * lengths[0]!)
    expect(lengths[2]).toBe(1.5 * lengths[0]!)
  })

  it('says one sentence a step aloud, and shows all lines', async () => {
    const table = await shown(step(1, [said('a'), said('b'), said('c')]))
    expect(table.course.step!.told).toHaveLength(3)
    expect(table.course.step!.heads).toEqual([said('a')])
  })

  it('is read at once where nothing is to move: a sentence a step', async () => {
    world.calm = true
    const table = await shown(step(1, [said('a'), said('b')]), step(2, [said('c')]))
    expect(table.course.total).toBe(1)
    expect(table.course.step!.told).toHaveLength(3)
    expect(table.course.step!.heads).toEqual([said('a'), said('c')])
  })

  it('shows what came of my own choice by itself, also what I was forced to', async () => {
    const mine = (n: number, auto: boolean) => step(n, [said('log-build', 0)], { seat: 0, auto })
    const table = await shown(mine(1, false), mine(2, true))
    expect(table.course.total).toBe(1)
    expect(table.course.step).toMatchObject({ n: 2, auto: true })
    expect(await shown(mine(1, false)).then(({ course }) => course.active)).toBe(false)
  })

  it('shows what came of my own choice in a second step', async () => {
    const mine = (id: string) => step(1, [said(id, 0)], { seat: 0 })
    const table = await shown(mine('log-build'), mine('log-gain'))
    expect(table.course.step!.lines.map(({ id }) => id)).toEqual(['log-gain'])
  })

  for (const [game, turn] of Object.entries(TURNS)) {
    it(`counts the steps of a turn that comes choice by choice on, to twelve at most: ${game}`, async () => {
      const { places, read, hidden, said: told } = await played(turn, 20_000)
      expect(places).toEqual([...places].sort((one, other) => one - other))
      expect([...new Set(places)]).toEqual(Array.from({ length: Math.min(12, places.length) }, (_, at) => at + 1))
      expect(read.size + hidden).toBeGreaterThanOrEqual(told)
    })

    it(`takes about eight seconds for such a turn, and tells what is too much in its last step: ${game}`, async () => {
      const { places, read, hidden, said: told, time } = await played(turn, 50)
      expect(time).toBeLessThan(9_500)
      expect(places.at(-1)).toBeLessThanOrEqual(12)
      expect(read.size + hidden).toBeGreaterThanOrEqual(told)
    })
  }

  it('tells together what comes after the time of a turn, and begins anew with the next or my decision', async () => {
    const { table } = await played(TURNS.tiletum, 20_000)
    const comes = async (n: number, turn: number) => {
      const before = table.live
      world.steps = ['a', 'b', 'c', 'd', 'e'].map((id) => step(n, [said(id), said(`${id}!`)], { turn }))
      table.live = scene(n)
      table.course.begin(before, table.live)
      await vi.advanceTimersByTimeAsync(0)
      return [table.course.place, table.course.total, table.course.step!.hidden]
    }
    expect(await comes(30, 0)).toEqual([12, 12, 6])
    table.course.end()
    expect(await comes(31, 30)).toEqual([1, 5, 0])
    table.course.end()
    expect(await comes(32, 30)).toEqual([2, 6, 0])
    table.course.decided()
    expect(await comes(33, 30)).toEqual([1, 5, 0])
  })

  it('leaves to the log first what tells least', async () => {
    const mine = said('mine', 0)
    const table = await shown(step(1, [said('a'), said('b'), said('log-build'), mine, said('c'), said('d')]))
    expect(table.course.step!.lines.map(({ id }) => id)).toEqual(['b', 'log-build', 'c', 'd'])
    expect(table.course.step).toMatchObject({ hidden: 2, heads: [said('a')] })
  })

  it('tells in its first step what is too much for the time between two decisions', async () => {
    const many = Array.from({ length: 200 }, (_, n) => step(n, [said(`line ${n}`)], { turn: Math.floor(n / 10) }))
    const table = await shown(...many)
    const begun = Date.now()
    const { hidden } = table.course.step!
    expect(hidden).toBeGreaterThan(0)
    let read = 0
    while (table.course.active) {
      read += table.course.step!.lines.length
      await vi.advanceTimersToNextTimerAsync()
    }
    expect(read + hidden).toBe(200)
    expect(Date.now() - begun).toBeLessThan(15_100)
  })

  it('leaves nothing behind on a page that is hidden, and asks for nothing where it is off', async () => {
    const table = await shown(step(1, [said('a')]), step(2, [said('b')]))
    page.hidden = true
    listeners.get('visibilitychange')!()
    expect(table.course.active).toBe(false)
    page.hidden = false
    world.asked = 0
    world.tempo = 'off'
    expect((await shown(step(1, [said('a')]))).course.active).toBe(false)
    expect(world.asked).toBe(0)
  })

  it('leaves the table as it is when somebody takes a choice back meanwhile', async () => {
    const table = await shown(step(1, [said('a')]), step(2, [said('b')]))
    const taken = { ...scene(8), version: 10 }
    table.course.begin(table.live, taken)
    table.live = taken
    await vi.advanceTimersByTimeAsync(60_000)
    expect(table.course.active).toBe(false)
    expect(table.scene!.view).toEqual({ at: 8 })
  })

  it('leaves the table as it is when the connection is lost on the way', async () => {
    world.lost = true
    const table = await shown(step(1, [said('a')]))
    expect(table.course.active).toBe(false)
    expect(table.scene!.view).toEqual({ at: 9 })
  })
})
