// The learned value says in the browser what it said where it was made.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { headerOf, read } from '../src/minds/value'

const games = new URL('../../src/kingstable/games/', import.meta.url)
const files = readdirSync(games)
  .map((game) => new URL(`${game}/data/value.bin`, games))
  .filter((file) => existsSync(file))
  .map((file) => new Uint8Array(readFileSync(file)))

describe.each(files.map((file) => [headerOf(file).game, file] as const))('the value of %s', (_game, file) => {
  const header = headerOf(file)

  it('is what each net says of its position', () => {
    const nets = read(file, header)
    expect([...nets.keys()]).toEqual(header.nets.map((shape) => shape.seats))
    for (const { seats, position, says } of header.nets) {
      nets
        .get(seats)!
        .judge(position)
        .forEach((said, place) => expect(Math.abs(said - says[place]!)).toBeLessThan(1e-4))
    }
  })

  it('is not read for other rules, other components or another game', () => {
    expect(read(file, { ...header, rules_version: 99 }).size).toBe(0)
    expect(read(file, { ...header, components: 'others' }).size).toBe(0)
    expect(read(file, { ...header, game: 'another' }).size).toBe(0)
  })
})
