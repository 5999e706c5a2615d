import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { readFileSync } from 'node:fs'

/** Fluent files as text, without their comments. */
function fluent(): Plugin {
  return {
    name: 'fluent',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl')) return null
      const lines = readFileSync(id, 'utf-8').split('\n').filter((line) => !line.startsWith('#'))
      return { code: `export default ${JSON.stringify(lines.join('\n'))}`, moduleType: 'js' }
    },
  }
}

/** The chunk of a text: those of every page in one, those of a game at the table in another. */
function textChunk(id: string): string | null {
  const [, locale] = /(?:^|[/.])(en|de|pl)\.ftl$/.exec(id) ?? []
  const [, game] = /games\/(\w+)\/texts\/\w+\.ftl$/.exec(id) ?? []
  if (!locale) return null
  if (game) return `${game}-${locale}`
  return /(texts\/(interface\/)?\w+|\/(box|daily)\.\w+)\.ftl$/.test(id) ? `texts-${locale}` : null
}

/** What a table of a game is drawn with. */
function boardChunk(id: string): string | null {
  const [, game] = /src\/games\/(\w+)\/(?:Board|Zoom|Sheet|behaviour)\b/.exec(id) ??
    /generated\/(\w+)\.json$/.exec(id) ?? []
  return game ?? null
}

/**
 * Few chunks: a slow network takes longer for one more request than for some kilobytes more. What two of them need is
 * in the first.
 */
const GROUPS = [
  { name: 'core', test: /web\/src\/(main\.ts|lib\/(?!match)|games\/registry|shell\/(ui|forms)\/)/, priority: 4 },
  {
    name: 'match',
    test: /web\/src\/(pages\/(Table|Review)|lib\/match|shell\/(table|review)\/|games\/\w+\.ts|rules\/Spans)/,
    priority: 3,
  },
  { name: boardChunk, debugName: 'board', priority: 2 },
  { name: textChunk, debugName: 'texts', priority: 1 },
]

export default defineConfig({
  plugins: [fluent(), svelte()],
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
