// The worker of the rules: nothing is told before it is kept, and a table is held by one tab alone.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Drawers, Row } from '../src/local/drawers'
import type { FromWorker } from '../src/local/messages'
import type { Python } from '../src/local/python'

const course: string[] = []
let full = false
const drawers: Drawers = {
  lasting: true,
  own: async () => ({}),
  tables: async () => [],
  table: async (id) => (id === 'here' ? { row: 'row', acts: ['first'] } : null),
  keep: async (rows: Row[]) => {
    if (full) throw new Error('no room')
    if (rows.length) course.push('kept')
  },
}
vi.mock('../src/local/drawers', () => ({ drawers: async () => drawers }))
const { Rules } = await import('../src/local/rules')

const outcome = (more: object) => JSON.stringify({ rows: [], said: [], status: 200, body: '', questions: [], ...more })
let seats: object[] | null = null
const open = new Set<string>()
const host = {
  list: () => undefined,
  bring: () => open.add('here'),
  has: (id: string) => open.has(id),
  put_away: (id: string) => void (open.delete(id) && course.push('put away')),
  hear: (text: string) =>
    text.includes('choose')
      ? outcome({ rows: [{}], said: ['ack'], questions: [{ table: 'here', seat: 1, asked: 2 }] })
      : outcome({ said: seats ? [{ type: 'scene', seats }] : ['scene'] }),
  answer: () => outcome({ body: 'answer' }),
  refuse: (_: string, code: string) => outcome({ said: [code], status: 503, body: code }),
  thought: () => 'thought',
  decided: () => outcome({ rows: [{}], said: ['decided'] }),
}
const python = { runPython: () => () => host } as unknown as Python
const taken = new Set<string>()
const locks = {
  request: async (name: string, _: object, use: (lock: object | null) => unknown) => {
    if (taken.has(name)) return use(null)
    taken.add(name)
    await use({})
    taken.delete(name)
    return undefined
  },
}

describe('the worker of the rules', () => {
  let told: FromWorker[]
  let rules: Awaited<ReturnType<typeof Rules.begin>>

  beforeEach(async () => {
    vi.stubGlobal('navigator', { locks })
    taken.clear()
    open.clear()
    full = false
    seats = null
    told = []
    rules = await Rules.begin(python, (message) => {
      told.push(message)
      course.push(message.type)
    })
    course.length = 0
  })

  const say = async (type: string, table = 'here') => {
    rules.hear({ type: 'hear', text: JSON.stringify({ type, table }) })
    await new Promise((done) => setTimeout(done))
  }
  const said = () => told.flatMap((it) => (it.type === 'said' ? it.texts.map((text) => JSON.parse(text)) : []))

  it('tells what was kept, and then what minds are to think about, once', async () => {
    await say('watch')
    await say('choose')
    expect(course).toEqual(['said', 'kept', 'said', 'questions'])
    expect(told.at(-1)).toEqual({
      type: 'questions',
      thoughts: [{ key: 'here/1/2', text: 'thought' }],
      open: ['here/1/2'],
    })
    await say('choose')
    expect(course.slice(4)).toEqual(['kept', 'said'])
  })

  it('says once that minds sit at a table', async () => {
    seats = [{ mind: null }, { mind: 'greedy' }]
    await say('watch')
    await say('watch')
    expect(course).toEqual(['said', 'company', 'said'])
  })

  it('forgets and refuses what could not be kept', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await say('watch')
    full = true
    await say('choose')
    expect(course).toEqual(['said', 'put away', 'said'])
    expect(said()).toEqual(['scene', 'unkept'])
  })

  it('refuses a table that another tab has, and lets go of one that nobody looks at', async () => {
    taken.add('kingstable-table-here')
    await say('watch')
    expect(said()).toEqual(['elsewhere'])
    taken.clear()
    await say('watch')
    expect([...taken]).toEqual(['kingstable-table-here'])
    await say('unwatch')
    expect([...taken]).toEqual([])
  })

  it('answers a request under its number', async () => {
    rules.hear({ type: 'ask', number: 7, method: 'GET', path: '/api/me', body: '' })
    await new Promise((done) => setTimeout(done))
    expect(told.at(-1)).toEqual({ type: 'answered', number: 7, status: 200, body: 'answer' })
  })
})
