// What the lens says of a thing: its name first, then its words.
import { describe, expect, it } from 'vitest'
import { told } from '../src/table/lens'

describe('a label', () => {
  it('is a name alone', () => {
    expect(told('Castle')).toEqual({ name: 'Castle', words: [] })
    expect(told('Замок.')).toEqual({ name: 'Замок', words: [] })
  })

  it('is a name and sentences', () => {
    expect(told('Farm. Build one more settlement. Once a turn.')).toEqual({
      name: 'Farm',
      words: ['Build one more settlement', 'Once a turn'],
    })
  })

  it('is a name and what follows a colon', () => {
    expect(told('Таверна: двоє робітників')).toEqual({ name: 'Таверна', words: ['двоє робітників'] })
  })
})
