import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { preloads } from './preload.ts'

/** A Fluent file without its comments. */
function fluentText(path: string): string {
  return readFileSync(path, 'utf-8').split('\n').filter((line) => !line.startsWith('#')).join('\n')
}

const GAMES = fileURLToPath(new URL('src/games', import.meta.url))
const PACKAGE = fileURLToPath(new URL('../src/kamishima', import.meta.url))

/** What belongs to a Fluent file: to `?page` the texts of every page, to `?table` those of a game at a table. */
function fluentPaths(path: string, query: string): string[] {
  const locale = basename(path, '.ftl')
  if (query === 'page') {
    const boxes = readdirSync(GAMES).map((game) => join(GAMES, game, 'texts', `box.${locale}.ftl`))
    return [path, ...boxes.filter(existsSync), join(dirname(path), `daily.${locale}.ftl`)]
  }
  if (query !== 'table') return [path]
  const own = join(PACKAGE, 'games', basename(dirname(dirname(path))), 'texts', `${locale}.ftl`)
  return [join(PACKAGE, 'texts/interface', `${locale}.ftl`), own, path]
}

/** Fluent files as text; several of them as one module, since each would be a request of its own. */
function fluent(): Plugin {
  return {
    name: 'fluent',
    enforce: 'pre',
    load(id) {
      const [path = '', query = ''] = id.split('?')
      if (!path.endsWith('.ftl')) return null
      const text = fluentPaths(path, query).map(fluentText).join('\n')
      return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js' }
    },
  }
}

const DRAWN = { Board: 'Board.svelte', Zoom: 'Zoom.svelte', Sheet: 'Sheet.svelte' }

/** `games/<game>/box.ts?table`: what a table of the game is drawn with, as far as its folder has it, in one module. */
function gameTables(): Plugin {
  return {
    name: 'game-tables',
    enforce: 'pre',
    load(id) {
      const [path = '', query = ''] = id.split('?')
      if (query !== 'table' || !path.endsWith('/box.ts')) return null
      const has = (file: string): boolean => existsSync(join(dirname(path), file))
      const lines = Object.entries(DRAWN).map(([name, file]) =>
        has(file) ? `export { default as ${name} } from './${file}'` : `export const ${name} = null`
      )
      const behaviour = has('behaviour.ts') ? "export { behaviour } from './behaviour.ts'"
        : 'export const behaviour = {}'
      return { code: [...lines, behaviour].join('\n'), moduleType: 'js' }
    },
  }
}

/** What a table of a game is drawn with. */
function boardChunk(id: string): string | null {
  const [, game] = /src\/games\/(\w+)\/(?:(?:Board|Zoom|Sheet|behaviour)\b|box\.ts\?table)/.exec(id) ?? []
  return game ?? null
}

/** The first script is a chunk of its own: it is run as soon as it is there. */
const EARLY = /web\/src\/(early|lib\/(earlySocket|prefetched))\.ts$/

/**
 * Few chunks: a slow network takes longer for one more request than for some kilobytes more. What two of them need is
 * in the first.
 */
const GROUPS = [{ name: 'early', test: EARLY, priority: 5 }, {
  name: 'core',
  test: /web\/src\/(main\.ts|lib\/(?!match)|games\/registry|shell\/(ui|forms)\/)/,
  priority: 4,
}, {
  name: 'match',
  test: /web\/src\/(pages\/(Table|Review)|lib\/match|shell\/(table|review)\/|games\/\w+\.ts|rules\/Spans)/,
  priority: 3,
}, { name: boardChunk, debugName: 'board', priority: 2 }]

export default defineConfig({
  plugins: [fluent(), gameTables(), svelte(), preloads()],
  build: {
    outDir: '../src/kamishima/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
