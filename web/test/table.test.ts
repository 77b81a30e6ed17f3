// The table as a page knows it: which scene counts, what is mine, whom a line of the log is about, what was sent.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameClient } from '../src/games/client'
import type { Message, Scene } from '../src/types'

type Hear = (told: unknown) => void
const line = vi.hoisted(() => ({
  greet: () => {},
  hear: (() => {}) as Hear,
  sent: [] as Record<string, unknown>[],
  answer: {} as object,
}))

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})
vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} })

vi.mock('../src/shell/socket.svelte', () => ({
  connection: {
    online: true,
    listen: (greet: () => void, hear: Hear) => {
      line.greet = greet
      line.hear = hear
      return () => {}
    },
    send: (message: Record<string, unknown>) => void line.sent.push(message),
    ...Object.fromEntries(
      ['request', 'wish', 'ask'].map((how) => [
        how,
        (message: Record<string, unknown>) => {
          line.sent.push(message)
          return Promise.resolve(line.answer)
        },
      ]),
    ),
  },
}))
vi.mock('../src/shell/settings.svelte', () => ({ settings: { swift: true, tempo: () => 'off' } }))
vi.mock('../src/shell/words.svelte', () => ({
  words: { say: (message: Message) => message.id },
  t: (id: string) => id,
}))

const { TableModel } = await import('../src/shell/table.svelte')

const option = (what: string, ...references: string[]) => ({
  do: what,
  kind: 'build',
  message: { id: 'option-build' },
  references,
})

function scene(version: number, more: Partial<Scene> = {}): Scene {
  return {
    type: 'scene',
    table: 'T',
    game: 'tiny',
    version,
    number: version,
    seat: 0,
    viewer_seats: [0],
    seats: [
      { name: 'Anna', colour: 0 },
      { name: 'Borys', colour: 1 },
    ],
    view: { pile: [] },
    faces: '',
    asks: [],
    waiting: [],
    scores: [],
    log_from: 0,
    log: [],
    undo: { possible: false, seat: null, reason: null, asks: false },
    over: false,
    choices: version,
    ...more,
  } as unknown as Scene
}

const asked = (version: number, losing: Record<string, Message> = {}) =>
  scene(version, {
    asks: [
      {
        seat: 0,
        number: version,
        prompt: { id: 'ask' },
        rules: [],
        confirm: false,
        options: [option('build 1', 'hex:1'), option('build 2', 'hex:2')],
        far: [{ ...option('build 1', 'hex:3'), then: ['build 3'] }],
        losing,
      },
    ],
  } as unknown as Partial<Scene>)

function table(): InstanceType<typeof TableModel> {
  const model = new TableModel('T')
  model.client = {
    placed: () => true,
    ofRival: ({ id }: Message) => id.startsWith('log-rival-'),
  } as unknown as GameClient
  model.faces = {}
  return model
}

beforeEach(() => {
  line.sent = []
  line.answer = { version: 2 }
  kept.clear()
})

describe('scenes', () => {
  it('takes a newer scene and leaves an older one', () => {
    const model = table()
    line.hear(scene(2))
    line.hear(scene(1))
    expect(model.live?.version).toBe(2)
    line.hear(scene(3))
    expect(model.live?.version).toBe(3)
  })

  it('ignores other tables', () => {
    const model = table()
    line.hear(scene(1, { table: 'other' }))
    expect(model.live).toBeNull()
  })

  it('joins the log, and asks for all of it where something is missing', () => {
    const model = table()
    line.hear(
      scene(1, {
        log: [
          { n: 0, message: { id: 'log-a' } },
          { n: 0, message: { id: 'log-b' } },
        ],
      } as unknown as Partial<Scene>),
    )
    line.hear(scene(2, { log_from: 1, log: [{ n: 1, message: { id: 'log-c' } }] } as unknown as Partial<Scene>))
    expect(model.log.map((entry) => entry.message.id)).toEqual(['log-a', 'log-c'])
    line.sent = []
    line.hear(scene(3, { log_from: 9, log: [] }))
    expect(line.sent[0]).toMatchObject({ type: 'watch', table: 'T', log: 0 })
  })

  it('dresses the view with what is printed', () => {
    const model = table()
    model.client = {
      ...model.client!,
      dress: (told: unknown, faces: unknown) => ({ told, faces }),
    } as unknown as GameClient
    model.faces = null
    line.hear(scene(1))
    expect(model.view, 'a game that has just begun waits for what is printed').toBeNull()
    model.faces = { cards: 3 }
    expect(model.view).toEqual({ told: { pile: [] }, faces: { cards: 3 } })
  })

  it('waits for what is printed where the game dresses nothing, too', () => {
    const model = table()
    model.faces = null
    line.hear(scene(1))
    expect(model.view).toBeNull()
    model.faces = {}
    expect(model.view).toEqual({ pile: [] })
  })
})

describe('choosing', () => {
  it('lights what the options touch, and sends the choice with its question and version', async () => {
    const model = table()
    line.hear(asked(1))
    expect([...model.lights.lit.keys()]).toEqual(['hex:1', 'hex:2', 'hex:3'])
    model.act('hex:2')
    expect(line.sent.at(-1)).toMatchObject({
      type: 'choose',
      table: 'T',
      seat: 0,
      number: 1,
      version: 1,
      do: 'build 2',
    })
  })

  it('sends a row in one message', () => {
    const model = table()
    line.hear(asked(1))
    model.act('hex:3')
    expect(line.sent.at(-1)).toMatchObject({ type: 'choose', number: 1, do: 'build 1', then: ['build 3'], on: true })
  })

  it('joins several options to a row', async () => {
    const model = table()
    line.hear(asked(1))
    const [first, second] = model.ask!.options
    await model.choose(first!, second!)
    expect(line.sent.at(-1)).toMatchObject({ type: 'choose', number: 1, do: 'build 1', then: ['build 2'] })
  })

  it('shows what a whole row would bring', async () => {
    vi.useFakeTimers()
    const model = table()
    line.hear(asked(1))
    model.look('hex:3')
    await vi.runAllTimersAsync()
    expect(line.sent.at(-1)).toMatchObject({ type: 'preview', do: 'build 1', then: ['build 3'] })
    vi.useRealTimers()
  })

  it('is dark and silent until what was chosen is on display', async () => {
    const model = table()
    line.hear(asked(1))
    await model.choose(option('build 1', 'hex:1') as never)
    expect(model.busy).toBe(true)
    expect(model.lights.lit.size).toBe(0)
    const sent = line.sent.length
    await model.choose(option('build 2', 'hex:2') as never)
    expect(line.sent.length).toBe(sent)
    line.hear(asked(2))
    expect(model.busy).toBe(false)
  })

  it('keeps what was picked while others answer, and lets go of it when something else is asked', () => {
    const model = table()
    const pairs = (version: number, ...ends: number[]) => {
      const told = asked(version)
      told.asks[0]!.options = ends.map((end) => option(`move 1 ${end}`, 'hex:1', `hex:${end}`)) as never
      told.asks[0]!.options.push(option('move 7 8', 'hex:7', 'hex:8') as never)
      return told
    }
    line.hear(pairs(1, 2, 3))
    model.act('hex:1')
    expect(model.picked).toEqual(['hex:1'])
    line.hear(pairs(2, 2, 3))
    expect(model.picked).toEqual(['hex:1'])
    model.act('hex:3')
    expect(line.sent.at(-1)).toMatchObject({ type: 'choose', number: 2, do: 'move 1 3' })
    line.hear(pairs(3, 4, 5))
    expect(model.picked).toEqual([])
  })

  it('asks why where nothing is lit', () => {
    const model = table()
    line.hear(asked(1))
    model.act('hex:9')
    expect(line.sent.at(-1)).toMatchObject({ type: 'explain', thing: 'hex:9' })
  })
})

describe('who', () => {
  it('knows my seats and the players', () => {
    const model = table()
    line.hear(scene(1))
    expect([model.isMine(0), model.isMine(1)]).toEqual([true, false])
    expect(model.player(1)).toBe('Borys')
  })

  it('tells the rival without a seat from a player, by its line of the log', () => {
    const model = table()
    line.hear(scene(1))
    expect(model.actor({ id: 'log-rival-takes', args: { seat: 0 } })).toBe('rival')
    expect(model.actor({ id: 'log-takes', args: { seat: 1 } })).toBe(1)
    expect(model.actor({ id: 'log-round' })).toBeNull()
  })
})

describe('what gives something up', () => {
  const chosen = () => line.sent.filter(({ type }) => type === 'choose').map((sent) => sent.do)

  it('is asked about once, and chosen when pressed again', () => {
    const model = table()
    line.hear(asked(1, { 'build 2': { id: 'lose-house' } }))
    model.act('hex:2')
    expect(chosen()).toEqual([])
    expect(model.weighed?.do).toBe('build 2')
    model.act('hex:2')
    expect(chosen()).toEqual(['build 2'])
  })

  it('is let go by Escape and by another choice', () => {
    const model = table()
    line.hear(asked(1, { 'build 2': { id: 'lose-house' } }))
    model.act('hex:2')
    model.forget()
    expect(model.weighed).toBeNull()
    model.act('hex:2')
    model.act('hex:1')
    expect(chosen()).toEqual(['build 1'])
    expect(model.weighed).toBeNull()
  })
})
