// Which shortcut a key stands for, whatever layout the keyboard has.

/** A Latin letter in small, by its place where the layout has other letters; else the name of the key. */
export function shortcut({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  if (code === 'Slash' && shiftKey) return '?'
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key
}
