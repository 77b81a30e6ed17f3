// Where long words may be divided.
import { describe, expect, it } from 'vitest'
import { soft } from '../src/shell/soft'

describe('soft hyphens', () => {
  it('divide long words between syllables and leave short ones whole', () => {
    expect(soft('Придворна кухня')).toBe('Прид\u00adворна кухня')
    expect(soft('Королівський').split('\u00ad')).toEqual(['Ко', 'ро', 'лів', 'ський'])
    expect(soft('Полотер')).toBe('Полотер')
  })
})
