/** The pages of the site and of the games, each loaded with its texts when it is opened. */

import type { Component } from 'svelte'
import { prefs } from './lib/prefs.svelte'
import { page } from './lib/texts/texts.svelte'

export type Page = Component<{ params: Record<string, string>; query: URLSearchParams }>

const PAGES = import.meta.glob<Page>('./pages/*.svelte', { import: 'default' })
const GAME_PAGES = import.meta.glob<Page>('./games/*/*/Page.svelte', { import: 'default' })
/** The groups of texts that a page needs beside those of every page. */
const TEXTS: Record<string, string[]> = {
  Rules: ['pages'],
  Gallery: ['pages'],
  Folding: ['pages'],
  Position: ['position'],
  Account: ['people'],
  Reset: ['people'],
  Confirm: ['people'],
  Desk: ['desk', 'people'],
}

export async function loadPage(name: string): Promise<Page> {
  const load = PAGES[`./pages/${name}.svelte`] ?? GAME_PAGES[`./games/${name}/Page.svelte`]!
  const groups = TEXTS[name] ?? (name.includes('/') ? [name] : []) // a page of a game has texts of the same name
  const [Page] = await Promise.all([load(), page.lacks(groups) ? page.load(prefs.locale, groups) : null])
  return Page
}
