// Where minds think in a tab: one after the other, ended when nobody waits any more, and replaced when they fail.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromWorker, Parts, Role, ToWorker } from '../src/local/messages'

class FakeCrew {
  static all: FakeCrew[] = []
  said: ToWorker[] = []
  ended = false
  constructor(
    readonly role: Role,
    _: Parts,
    readonly hear: (told: FromWorker) => void,
    readonly lost: () => void,
  ) {
    FakeCrew.all.push(this)
  }
  say(message: ToWorker): void {
    this.said.push(message)
  }
  end(): void {
    this.ended = true
  }
}
vi.mock('../src/local/crew', () => ({ Crew: FakeCrew }))
const { Thinkers } = await import('../src/local/thinkers')

const settle = () => new Promise((done) => setTimeout(done))
const thought = (key: string) => ({ key, text: `about ${key}` })

describe('thinkers', () => {
  let decided: string[]
  let thinkers: InstanceType<typeof Thinkers>

  beforeEach(() => {
    FakeCrew.all = []
    decided = []
    thinkers = new Thinkers(
      () => Promise.resolve({} as Parts),
      (text) => decided.push(text),
    )
  })

  const want = async (...keys: string[]) => {
    thinkers.want(keys.map(thought), keys)
    await settle()
  }
  const texts = () => FakeCrew.all.map(({ said }) => said.map((it) => (it.type === 'decide' ? it.text : '')))

  it('thinks about one thing after the other in one worker', async () => {
    await want('a', 'b')
    expect(texts()).toEqual([['about a']])
    FakeCrew.all[0]!.hear({ type: 'decided', text: 'done a' })
    await settle()
    expect(texts()).toEqual([['about a', 'about b']])
    expect(decided).toEqual(['done a'])
  })

  it('begins its worker beforehand, and only one', async () => {
    await thinkers.prepare()
    await want('a')
    expect(texts()).toEqual([['about a']])
  })

  it('ends a thought that nobody waits for with its worker, and begins the next in another', async () => {
    await want('a')
    thinkers.want([thought('b')], ['b'])
    await settle()
    expect(FakeCrew.all.map(({ ended }) => ended)).toEqual([true, false])
    expect(texts()).toEqual([['about a'], ['about b']])
    expect(decided).toEqual([])
  })

  it('leaves a worker alone that does not think about what is dropped', async () => {
    await want('a', 'b')
    thinkers.want([], ['a'])
    await settle()
    expect(FakeCrew.all[0]!.ended).toBe(false)
    FakeCrew.all[0]!.hear({ type: 'decided', text: 'done a' })
    await settle()
    expect(texts()).toEqual([['about a']])
  })

  it('thinks once more when its worker is lost, and then gives the thought back as it was', async () => {
    await want('a')
    FakeCrew.all[0]!.lost()
    await settle()
    expect(texts()).toEqual([['about a'], ['about a']])
    FakeCrew.all[1]!.lost()
    await settle()
    expect(decided).toEqual(['about a'])
  })

  it('begins another worker when one was lost while nobody thought', async () => {
    await want('a')
    FakeCrew.all[0]!.hear({ type: 'decided', text: 'done a' })
    FakeCrew.all[0]!.lost()
    await want('b')
    expect(texts()).toEqual([['about a'], ['about b']])
  })

  it('gives a thought back that takes too long', async () => {
    vi.useFakeTimers()
    thinkers.want([thought('a')], ['a'])
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect(decided).toEqual(['about a'])
    expect(FakeCrew.all[0]!.ended).toBe(true)
  })
})
