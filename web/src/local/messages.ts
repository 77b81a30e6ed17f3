// What the page and its workers say to each other.

/** All that a worker needs to start Python: scripts by their addresses, the rest as it is. */
export interface Parts {
  pyodide: string
  assembly: string
  wasm: WebAssembly.Module
  library: string
  lock: string
  packages: ArrayBuffer
}

export type Role = 'rules' | 'mind'

export type ToWorker =
  | { type: 'begin'; role: Role; name: string; parts: Parts }
  | { type: 'hear'; text: string }
  | { type: 'ask'; number: number; method: string; path: string; body: string }
  | { type: 'decide'; text: string }

export type FromWorker =
  | { type: 'here' }
  | { type: 'ready' }
  | { type: 'failed'; why: string }
  | { type: 'kept'; lasting: boolean }
  | { type: 'said'; texts: string[] }
  | { type: 'answered'; number: number; status: number; body: string }
  | { type: 'company' }
  | { type: 'questions'; thoughts: { key: string; text: string }[]; open: string[] }
  | { type: 'decided'; text: string }
