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

export default defineConfig({
  plugins: [fluent(), svelte()],
  build: {
    outDir: '../src/kamishima/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
})
