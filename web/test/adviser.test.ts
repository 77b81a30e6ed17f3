// The adviser: when it speaks, what it is told of what it has said, and how it comes and goes.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableModel } from '../src/shell/table.svelte'

interface Asked {
  seat: number
  said: string[]
}

const server = vi.hoisted(() => ({
  asked: [] as Asked[],
  answer: { number: 1, said: [] as { id: string; args: object }[] },
}))
const house = vi.hoisted(() => ({ advised: true }))

vi.mock('../src/shell/socket.svelte', () => ({
  connection: {
    request: (asked: Asked) => {
      server.asked.push(asked)
      return Promise.resolve(server.answer)
    },
  },
}))
vi.mock('../src/shell/settings.svelte', () => ({
  settings: {
    advised: () => house.advised,
    setAdviser: (_: string, speaks: boolean) => (house.advised = speaks),
  },
}))

const { Adviser } = await import('../src/shell/adviser.svelte')

const table = {
  id: 'table',
  live: { game: 'moths' },
  ask: { seat: 0, number: 1 } as { seat: number; number: number } | null,
}
const advise = (number: number, ...ids: string[]) => {
  table.ask = { seat: 0, number }
  server.answer = { number, said: ids.map((id) => ({ id, args: {} })) }
}
const ids = (adviser: InstanceType<typeof Adviser>) => adviser.said.map(({ id }) => id)

describe('the adviser', () => {
  let adviser: InstanceType<typeof Adviser>
  beforeEach(() => {
    server.asked = []
    house.advised = true
    adviser = new Adviser(table as unknown as TableModel)
  })

  it('speaks once about a question, and says what it has said at the last four', async () => {
    for (let number = 1; number < 7; number++) {
      advise(number, `advice-${number}`)
      await adviser.attend()
      await adviser.attend()
      expect(ids(adviser)).toEqual([`advice-${number}`])
    }
    expect(server.asked).toHaveLength(6)
    expect(server.asked.at(-1)!.said).toEqual(['advice-2', 'advice-3', 'advice-4', 'advice-5'])
  })

  it('is silent about what is no longer asked', async () => {
    advise(1, 'advice-a')
    server.answer.number = 2
    await adviser.attend()
    expect(ids(adviser)).toEqual([])
    advise(3, 'advice-b')
    await adviser.attend()
    table.ask = { seat: 0, number: 4 }
    expect(ids(adviser)).toEqual([])
    table.ask = null
    expect(ids(adviser)).toEqual([])
  })

  it('does not speak when it is away, comes when it is asked, and then always answers', async () => {
    house.advised = false
    advise(1, 'advice-a')
    await adviser.attend()
    expect(server.asked).toEqual([])
    await adviser.answer()
    expect(house.advised).toBe(true)
    expect(ids(adviser)).toEqual(['advice-a'])
    advise(2)
    await adviser.attend()
    expect(ids(adviser)).toEqual([])
    await adviser.answer()
    expect(ids(adviser)).toEqual(['ui-adviser-nothing'])
    expect(server.asked.at(-1)!.said).toEqual([])
    adviser.sendAway()
    expect(house.advised).toBe(false)
  })
})
