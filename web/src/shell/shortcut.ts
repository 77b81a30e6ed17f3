// Which shortcut a key stands for, whatever layout the keyboard has.

/** Letters of another alphabet, and keys that a way of writing holds back. */
const ELSEWHERE = /^(?=[\p{L}\p{M}])\P{Script=Latin}|^(Process|Unidentified)$/u

/** A Latin letter in small as it is typed, by its place where the layout has other letters; else the name of the key. */
export function shortcut({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  if (code === 'Slash' && shiftKey) return '?'
  return /^Key[A-Z]$/.test(code) && ELSEWHERE.test(key) ? code.slice(3).toLowerCase() : key
}
