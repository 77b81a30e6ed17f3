// The files of Python and of the games, fetched once and unpacked here, since a plain server packs nothing.
import { fileAt } from '../shell/place'
import { loading } from './loading.svelte'
import type { Parts } from './messages'
import { kept } from './offline'

interface Manifest {
  version: string
  /** Where each lies, and how many bytes are fetched. */
  files: Record<string, { at: string; bytes: number }>
  /** What a server would answer and what never changes, by path. */
  answers: Record<string, string>
}

const fetched = async (name: string, get = fetch as (address: string) => Promise<Response>): Promise<Response> => {
  const response = await get(fileAt(`py/${name}`))
  if (!response.ok) throw new Error(`no file py/${name}`)
  return response
}

export const manifest: Promise<Manifest> = fetched('manifest.json').then((it) => it.json() as Promise<Manifest>)

type Bytes = Uint8Array<ArrayBuffer>

/** What was packed, unpacked; some servers say that it is, and then the browser has done so already. */
async function unpacked(body: ReadableStream<Bytes>): Promise<ReadableStream<Bytes>> {
  const [ahead, whole] = body.tee()
  const reader = ahead.getReader()
  const { value } = await reader.read()
  void reader.cancel()
  return value?.[0] === 0x1f && value[1] === 0x8b ? whole.pipeThrough(new DecompressionStream('gzip')) : whole
}

/** Tells how much has come. */
const counted = (body: ReadableStream<Bytes>): ReadableStream<Bytes> =>
  body.pipeThrough(
    new TransformStream<Bytes, Bytes>({
      transform(chunk, out) {
        loading.done += chunk.byteLength
        out.enqueue(chunk)
      },
    }),
  )

/** An answer that never changes, or nothing. */
export async function answer(path: string): Promise<Response | null> {
  const name = (await manifest).answers[path]
  if (name === undefined) return null
  return new Response(await unpacked((await fetched(name)).body!))
}

async function part(name: string, type = 'application/octet-stream'): Promise<Response> {
  const { at } = (await manifest).files[name]!
  const body = await unpacked(counted((await fetched(at, kept)).body!))
  return new Response(body, { headers: { 'Content-Type': type } })
}

const address = async (name: string, type?: string): Promise<string> =>
  URL.createObjectURL(await (await part(name, type)).blob())

/** All that Python needs, told of by `loading` on its way. */
export async function parts(): Promise<Parts> {
  const { files } = await manifest
  loading.done = 0
  loading.whole = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)
  const script = 'text/javascript'
  const [pyodide, assembly, wasm, library, lock, packages] = await Promise.all([
    address('pyodide.mjs', script),
    address('pyodide.asm.mjs', script),
    part('pyodide.asm.wasm', 'application/wasm').then((it) => WebAssembly.compileStreaming(it)),
    address('python_stdlib.zip'),
    part('pyodide-lock.json').then((it) => it.text()),
    part('kingstable.zip').then((it) => it.arrayBuffer()),
  ])
  return { pyodide, assembly, wasm, library, lock, packages }
}
