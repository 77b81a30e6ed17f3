// Writes src/wire.ts from the server's JSON Schema; with --check, only says whether it is current.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const web = dirname(dirname(fileURLToPath(import.meta.url)))
const target = join(web, 'src', 'wire.ts')
const own = join(web, '..', '.venv', 'bin', 'python')
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3')

const schema = execFileSync(python, ['-m', 'kingstable.service.schema'], {
  cwd: join(web, '..'),
  maxBuffer: 1 << 26,
  encoding: 'utf8',
})
const types = await compile(JSON.parse(schema, plainer), 'Wire', {
  bannerComment: "// The types of the wire, made from the server's schema by `npm run types`. Do not edit.",
  additionalProperties: false,
  style: { singleQuote: true, semi: false, printWidth: 120 },
})

/** Puts into the older words that the compiler knows what the server's newer schema says. */
function plainer(key, value) {
  if (key === 'description' && typeof value === 'string') return value.replace(/\n +/g, '\n')
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const { prefixItems, minItems, maxItems, ...rest } = value
  if (prefixItems) return { ...rest, items: prefixItems, minItems, maxItems }
  const free = rest.type === 'object' && !rest.properties && !rest.additionalProperties && !rest.title
  return free ? { ...rest, additionalProperties: true } : rest
}

if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== types) {
    console.error('web/src/wire.ts is not what the server speaks: run `npm run types` in web/ and commit it.')
    process.exit(1)
  }
} else {
  writeFileSync(target, types)
}
