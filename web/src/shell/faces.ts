// What is printed of a game: fetched once for each set of components, and kept by the browser for good.
import { api } from './api'

const asked = new Map<string, Promise<unknown>>()

/** The faces of a game; `where` is what the server says of them beside a view. */
export function facesOf(game: string, where: string): Promise<unknown> {
  const key = `${game}/${where}`
  let promise = asked.get(key)
  if (!promise) {
    promise = api.faces(game, where)
    asked.set(key, promise)
    promise.catch(() => asked.delete(key))
  }
  return promise
}
