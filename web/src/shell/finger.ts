// Whether the last press was a finger's.
let finger = false

globalThis.addEventListener?.('pointerdown', (event) => (finger = event.pointerType === 'touch'), true)
globalThis.addEventListener?.('keydown', () => (finger = false), true)

export const byFinger = (): boolean => finger
