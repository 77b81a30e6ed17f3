// Builds the client into the Python package, which serves it; icons are inlined by name.
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const ICON = '~icon/'

/** `import castle from '~icon/castle'` gives the drawing of that game-icons.net icon, in a 512 x 512 box. */
function icons(): Plugin {
  const file = new URL('node_modules/@iconify-json/game-icons/icons.json', import.meta.url)
  let drawings: Record<string, { body: string }> | undefined
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(ICON) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + ICON)) return undefined
      drawings ??= JSON.parse(readFileSync(file, 'utf8')).icons as Record<string, { body: string }>
      const drawing = drawings[id.slice(ICON.length + 1)]
      if (!drawing) this.error(`no icon ${id.slice(1)}`)
      return `export default ${JSON.stringify(drawing.body)}`
    },
  }
}

/** Scripts and styles are packed once, as small as can be, and lie beside themselves as `.br`. */
function packed(): Plugin {
  return {
    name: 'packed',
    writeBundle({ dir }, files) {
      for (const name of Object.keys(files).filter((name) => /\.(js|css)$/.test(name))) {
        const file = `${dir}/${name}`
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
      }
    },
  }
}

export default defineConfig({
  // The server puts its own path before these addresses; scripts and styles find each other by themselves.
  base: './',
  plugins: [svelte(), icons(), packed()],
  build: {
    outDir: '../src/kingstable/service/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    reportCompressedSize: true,
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['test/**/*.test.ts'] },
})
