// Builds the client into the Python package, which serves it; icons are inlined by name.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import svgpath from 'svgpath'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const ICON = '~icon/'

/** `import castle from '~icon/castle'` gives the drawing of that game-icons.net icon, in a 512 x 512 box. Tenths will do. */
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
      const body = drawing.body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${svgpath(path).round(1)}"`)
      return `export default ${JSON.stringify(body)}`
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

interface Package {
  name: string
  version: string
  license: string
  homepage?: string
}

/** What the client stands on, with the text of each licence, for the page that says so. */
function licences(): Plugin {
  const folder = new URL('node_modules/', import.meta.url)
  const drawn = ['@fontsource/alegreya', '@fontsource-variable/source-sans-3', '@iconify-json/game-icons']
  const licence = (name: string): object => {
    const place = new URL(`${name}/`, folder)
    const {
      version,
      license,
      homepage = '',
    } = JSON.parse(readFileSync(new URL('package.json', place), 'utf8')) as Package
    const file = readdirSync(place).find((each) => /^licen[cs]e/i.test(each))
    return {
      name,
      version,
      licence: license,
      home: homepage,
      text: file ? readFileSync(new URL(file, place), 'utf8') : '',
    }
  }
  return {
    name: 'licences',
    generateBundle(_, files) {
      const modules = Object.values(files).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const found = modules
        .map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1])
        .filter((name) => name !== undefined)
      const names = [...new Set([...drawn, ...found])].filter((name) =>
        existsSync(new URL(`${name}/package.json`, folder)),
      )
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(names.sort().map(licence)) })
    },
  }
}

export default defineConfig({
  // The server puts its own path before these addresses; scripts and styles find each other by themselves.
  base: './',
  plugins: [svelte(), icons(), licences(), packed()],
  build: {
    outDir: '../src/kingstable/service/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    reportCompressedSize: true,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/local/sw.ts' },
      // The browser knows a service worker by its address.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What every page stands on comes in one file: many small ones pack worse.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'shell', test: /\/src\/shell\// }],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['test/**/*.test.ts'] },
})
