// Calls of the HTTP API; a refusal becomes a `Trouble` that carries the server's message.
import type {
  Ack,
  Acquaintance,
  Analysed,
  Bringing,
  Claim,
  Drawn,
  GameEntry,
  Join,
  LessonEntry,
  LessonMove,
  LessonScene,
  Me,
  NewTable,
  PasswordLink,
  PlayOn,
  PreviewTable,
  Problem,
  Rulebook,
  Rules,
  Scene,
  SeatOnly,
  SetUp,
  TableSummary,
  Vote,
} from '../types'
import { at } from './place'
import { among, newId, settling } from './settling.svelte'
import { transport } from './transport'
import { Trouble } from './trouble'

export { Trouble }

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const record = body instanceof Blob
  let response: Response
  try {
    response = await transport.call(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': record ? 'application/jsonl' : 'application/json' },
      body: body === undefined ? undefined : record ? body : JSON.stringify(body),
    })
  } catch {
    throw new Trouble('offline', { id: 'ui-offline' })
  }
  if (response.ok) return response
  const problem = (await response.json().catch(() => null)) as Problem | null
  throw new Trouble(problem?.code ?? 'failed', problem?.message ?? { id: 'ui-trouble' }, problem?.detail)
}

const get = async <T>(path: string): Promise<T> => (await call('GET', path)).json() as Promise<T>
const post = async <T>(path: string, body: unknown = {}): Promise<T> => {
  const text = await (await call('POST', path, body)).text()
  return (text ? JSON.parse(text) : undefined) as T
}

/** A page of a list, and how to fetch the next one, if there is more. */
export interface TablePage {
  tables: TableSummary[]
  next: (() => Promise<TablePage>) | null
}

async function tablePage(query: string): Promise<TablePage> {
  const response = await call('GET', `/api/tables${query}`)
  const next = /<(\?[^>]*)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  return { tables: (await response.json()) as TableSummary[], next: next ? () => tablePage(next) : null }
}

/** Sends a wish, which happens once even if it has to be sent again. */
const wish = <T>(path: string, body: object = {}): Promise<T> => {
  const known = { id: newId(), ...body }
  return settling.until(() => post<T>(path, known))
}

/** Sends the file of a record. */
const openRecord = (record: Blob): (() => Promise<TableSummary>) => {
  const path = `/api/records?id=${newId()}`
  return () => post<TableSummary>(path, record)
}

async function remove(id: string): Promise<void> {
  try {
    await settling.until(() => call('DELETE', table(id)))
  } catch (trouble) {
    if (!among(['unknown_table'], trouble)) throw trouble // it is gone, as was wished
  }
}

export const getText = async (path: string): Promise<string> => (await call('GET', path)).text()

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  me: () => get<Me>('/api/me'),
  introduce: (name: string, lang: Me['lang']) => post<Me>('/api/me', { name, lang }),
  signIn: (login: string, password: string, bring: boolean) => post<Me>('/api/login', { login, password, bring }),
  setNotify: (name: string, notify: string) => post<Me>('/api/me', { name, notify }),
  tryNotice: () => post<undefined>('/api/me/notice'),
  signOut: (everywhere: boolean) => post<Me>('/api/logout', { everywhere }),
  keep: (login: string, password: string, old: string | null) => post<Me>('/api/me/password', { login, password, old }),
  passwordLink: (code: string) => get<PasswordLink>(`/api/password/${encodeURIComponent(code)}`),
  renewPassword: (code: string, password: string) =>
    post<Me>(`/api/password/${encodeURIComponent(code)}`, { password }),
  games: () => get<GameEntry[]>('/api/games'),
  faces: (game: string, where: string) => get<unknown>(`/api/faces/${encodeURIComponent(game)}/${where}`),
  rules: (game: string) => get<Rules>(`/api/rules/${encodeURIComponent(game)}`),
  picture: (game: string, name: string) =>
    get<Drawn>(`/api/pictures/${encodeURIComponent(game)}/${encodeURIComponent(name)}`),
  rulebook: (game: string, lang: string) => get<Rulebook>(`/api/rulebook/${encodeURIComponent(game)}/${lang}`),
  lessons: (game: string) => get<LessonEntry[]>(`/api/lessons/${encodeURIComponent(game)}`),
  lesson: (game: string, id: string, move: LessonMove) =>
    post<LessonScene>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(id)}`, move),
  acquaintance: (game: string) => get<Acquaintance>(`/api/me/lessons/${encodeURIComponent(game)}`),
  bringLessons: (game: string, brought: Bringing) =>
    post<Acquaintance>(`/api/me/lessons/${encodeURIComponent(game)}`, brought),
  mine: () => tablePage('?scope=mine'),
  finished: () => tablePage('?scope=finished'),
  openRecord: (record: Blob) => settling.until(openRecord(record)),
  create: (plan: NewTable) => wish<TableSummary>('/api/tables', plan),
  preview: (plan: PreviewTable) => post<SetUp>('/api/preview', plan),
  join: (id: string, seat: Join) => wish<TableSummary>(`${table(id)}/join`, seat),
  invitation: (code: string) => get<TableSummary>(`/api/join/${encodeURIComponent(code)}`),
  joinByCode: (code: string) => wish<TableSummary>(`/api/join/${encodeURIComponent(code)}`),
  leave: (id: string, seat: SeatOnly = {}) => wish<TableSummary>(`${table(id)}/leave`, seat),
  start: (id: string) => wish<TableSummary>(`${table(id)}/start`),
  resign: (id: string, seat: SeatOnly = {}) => wish<TableSummary>(`${table(id)}/resign`, seat),
  vote: (id: string, how: Vote['how']) => wish<Ack>(`${table(id)}/vote`, { how }),
  claim: (id: string, seat: Claim) => wish<TableSummary>(`${table(id)}/claim`, seat),
  rematch: (id: string) => settling.until(() => post<TableSummary>(`${table(id)}/rematch`)),
  remove,
  replay: (id: string, at: number, seat: number | null) =>
    get<Scene>(`${table(id)}/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}`),
  analysis: (id: string) => get<Analysed>(`${table(id)}/analysis`),
  analyse: (id: string) => post<Analysed>(`${table(id)}/analysis`),
  cancelAnalysis: (id: string) => call('DELETE', `${table(id)}/analysis`),
  playOn: (id: string, from: PlayOn) => wish<TableSummary>(`${table(id)}/play-on`, from),
  recordUrl: (id: string) => at(`${table(id)}/record`),
}
