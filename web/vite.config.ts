// Builds the client into the Python package, which serves it; icons are inlined by name.
import { readFileSync } from 'node:fs'
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

export default defineConfig({
  // The server puts its own path before these addresses; scripts and styles find each other by themselves.
  base: './',
  plugins: [svelte(), icons()],
  build: {
    outDir: '../src/kingstable/service/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    reportCompressedSize: true,
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['test/**/*.test.ts'] },
})
