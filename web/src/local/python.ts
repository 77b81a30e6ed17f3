// Starts Python in a worker, from parts that the page has fetched.
import type { Parts } from './messages'

/** What is used of Python in this worker. */
export interface Python {
  unpackArchive: (archive: ArrayBuffer, format: 'zip', to: { extractDir: string }) => void
  runPython: (code: string) => unknown
}

interface Pyodide {
  loadPyodide: (config: object) => Promise<Python>
  version: string
}

const HOME = '/kingstable'

/** Python, with all packages where it finds them. */
export async function python({ pyodide, assembly, wasm, library, lock, packages }: Parts): Promise<Python> {
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(/* @vite-ignore */ pyodide) as Promise<Pyodide>,
    import(/* @vite-ignore */ assembly) as Promise<{ default: unknown }>,
  ])
  // It asks for its code by an address and wants it with the right type; here it has been compiled already.
  const ask = globalThis.fetch
  globalThis.fetch = (what, how) => (String(what).endsWith('.wasm') ? Promise.resolve(new Response()) : ask(what, how))
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: wasm,
    instance: await WebAssembly.instantiate(wasm, imports),
  })
  const found = await loadPyodide({
    indexURL: new URL('./', location.href).href,
    createPyodideModule,
    stdLibURL: library,
    lockFileContents: lock,
    env: { HOME, PYTHONPATH: HOME, KINGSTABLE_HOME: HOME },
  })
  globalThis.fetch = ask
  found.unpackArchive(packages, 'zip', { extractDir: HOME })
  return found
}
