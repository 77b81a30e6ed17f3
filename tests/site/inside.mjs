// Python as a page runs it, in Node: unpacks the files of a site, then answers each line of JSON with one.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { gunzipSync } from 'node:zlib'

const [site, scratch, program] = process.argv.slice(2)
const { files } = JSON.parse(readFileSync(`${site}/manifest.json`, 'utf8'))
const unpacked = (name) => new Uint8Array(gunzipSync(readFileSync(`${site}/${files[name].at}`)))
const { 'kingstable.zip': _, ...runtime } = files
for (const name of Object.keys(runtime)) writeFileSync(`${scratch}/${name}`, unpacked(name))

const { loadPyodide } = await import(`${scratch}/pyodide.mjs`)
const python = await loadPyodide({ indexURL: scratch })
const packages = python.runPython('import site; site.getsitepackages()[0]')
python.unpackArchive(unpacked('kingstable.zip'), 'zip', { extractDir: packages })
python.FS.writeFile('inside.py', readFileSync(program))
const script = readdirSync(`${site}/../assets`).find((name) => /^learned-.*\.js$/.test(name))
const { learned } = await import(`${site}/../assets/${script}`)
python.pyimport('kingstable.tab.learned').compute_by(learned)
const answer = python.pyimport('inside').answer

for await (const line of createInterface({ input: process.stdin })) {
  let told
  try {
    told = `{"ok": ${answer(line)}}`
  } catch (error) {
    told = JSON.stringify({ error: error.message })
  }
  process.stdout.write(`${told}\n`)
}
