/**
 * `preload.json`: the files of `main`, and of each page, game and language. The server tells a browser to fetch them beside the page
 * itself; the script would ask for one group after the other.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

/** The modules that are asked for when a page is opened; the page, game or language of each is its name in the list. */
const MODULES = [
  /\/web\/src\/pages\/(\w+)\.svelte$/,
  /\/web\/src\/games\/(\w+)\/box\.ts\?table$/,
  /\/web\/src\/generated\/(\w+)\.json$/,
  /\/web\/src\/texts\/(\w+)\.ftl\?page$/,
  /\/web\/src\/games\/(\w+)\/texts\/(\w+)\.ftl\?table$/,
]

/** `Table`, `islands`, `en`, `islands-en`. */
function nameOf(id: string): string | null {
  for (const pattern of MODULES) {
    const found = pattern.exec(id)
    if (found) return found.slice(1).join('-')
  }
  return null
}

/** The scripts of the document itself: the first one, and the one that draws the page. */
const MAIN = ['/web/src/early.ts', '/web/src/main.ts']

function isMain({ moduleIds }: Rolldown.OutputChunk): boolean {
  return MAIN.some((script) => has(moduleIds, script))
}

function has(moduleIds: readonly string[], script: string): boolean {
  return moduleIds.some((id) => id.endsWith(script))
}

/** The files of the document, in the order in which they are wanted. */
function mainFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const found = MAIN.flatMap((script) => chunks.find(({ moduleIds }) => has(moduleIds, script)) ?? [])
  return found.flatMap((chunk) => [chunk.fileName, ...cssOf(chunk)])
}

/** A game whose figures are all in one group shows them from the beginning. */
function figuresOf(name: string): string[] {
  const path = `figures/${name}.svg`
  return existsSync(fileURLToPath(new URL(`public/${path}`, import.meta.url))) ? [path] : []
}

function filesOf(bundle: Rolldown.OutputBundle, name: string, seen: Set<string>): string[] {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || isMain(chunk) || seen.has(name)) return []
  seen.add(name)
  return [name, ...cssOf(chunk), ...chunk.imports.flatMap((other) => filesOf(bundle, other, seen))]
}

function cssOf(chunk: Rolldown.OutputChunk): string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])]
}

export function preloads(): Plugin {
  return {
    name: 'preloads',
    enforce: 'post',
    generateBundle(_, bundle) {
      const found: Record<string, string[]> = { main: mainFiles(bundle) }
      for (const [file, chunk] of Object.entries(bundle)) {
        const name = chunk.type === 'chunk' ? nameOf(chunk.facadeModuleId ?? '') : null
        if (name !== null) found[name] = [...(found[name] ?? figuresOf(name)), ...filesOf(bundle, file, new Set())]
      }
      this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(found) })
    },
  }
}
