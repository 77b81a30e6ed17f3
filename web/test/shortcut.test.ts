// Letters work in every layout: by the letter where it is Latin, by its place where it is not.
import { expect, it } from 'vitest'
import { shortcut } from '../src/shell/shortcut'

const pressed = (key: string, code: string, shiftKey = false) => shortcut({ key, code, shiftKey })

it.each([
  ['u', 'KeyU', 'u'],
  ['U', 'KeyU', 'u'],
  ['г', 'KeyU', 'u'], // Ukrainian and Russian
  ['Г', 'KeyU', 'u'],
  ['і', 'KeyS', 's'], // Ukrainian
  ['ы', 'KeyS', 's'], // Russian
  ['σ', 'KeyS', 's'], // Greek
  ['u', 'KeyF', 'u'], // Dvorak
  ['.', 'KeyE', '.'],
  ['q', 'KeyA', 'q'], // AZERTY
  [',', 'KeyM', ','],
  ['ğ', 'KeyE', 'ğ'], // Turkish
  ['Process', 'KeyS', 's'], // while characters are composed
  ['Backspace', 'Backspace', 'Backspace'],
  ['ArrowUp', 'ArrowUp', 'ArrowUp'],
])('%s at %s is %s', (key, code, meant) => {
  expect(pressed(key, code)).toBe(meant)
})

it('asks for help where the question mark is, and where it would be in English', () => {
  expect(pressed('?', 'Digit7', true)).toBe('?')
  expect(pressed('?', 'KeyM', true)).toBe('?')
  expect(pressed(',', 'Slash', true)).toBe('?')
  expect(pressed('.', 'Slash')).toBe('.')
})
