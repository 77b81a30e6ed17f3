// Which page the address asks for, and going to another one without loading anew.
import { at, inTab, isApi, isPage, pathOf, within } from './place'

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'join'; code: string }
  | { page: 'password'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'me' }
  | { page: 'about' }
  | { page: 'lost' }

export function parse(path: string): Route {
  const [first, second, ...more] = path
    .replace(/[?#].*/, '')
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent)
  if (first === undefined) return { page: 'lobby' }
  if (more.length === 0 && second !== undefined) {
    if (first === 'table') return { page: 'table', id: second }
    if (first === 'join') return { page: 'join', code: second }
    if (first === 'rules') return { page: 'rules', game: second }
    if (first === 'password') return { page: 'password', code: second }
  }
  if (first === 'learn' && second !== undefined && more.length < 2)
    return { page: 'learn', game: second, lesson: more[0] ?? '' }
  if (first === 'me' && second === undefined) return { page: 'me' }
  if (first === 'about' && second === undefined) return { page: 'about' }
  return { page: 'lost' }
}

class Router {
  route = $state<Route>(parse(pathOf(location)))

  constructor() {
    addEventListener('popstate', () => (this.route = parse(pathOf(location))))
    document.addEventListener('click', (event) => this.follow(event))
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', at(path))
    this.route = parse(path)
    scrollTo(0, 0)
  }

  /** Plain clicks on links to our own pages stay in this page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element).closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target) return
    if (inTab && isApi(link.pathname)) {
      event.preventDefault()
      void import('../local/save').then(({ save }) => save(within(link.pathname), link.download))
    } else if (isPage(link) && !link.hasAttribute('download')) {
      event.preventDefault()
      this.go(pathOf(link))
    }
  }
}

export const router = new Router()
