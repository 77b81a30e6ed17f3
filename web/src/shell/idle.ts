// What can wait until nothing else is to do.

export const idly = (then: () => void): unknown =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(then) : setTimeout(then)
