/** Loading a game's texts and content: from the page's own files, or from the server for a game it lacks. */

import { get, Refused } from '../api'
import type { Locale } from '../prefs.svelte'
import type { GameTexts as ServedTexts } from '../wire'
import { type Content, GameTexts } from './gametexts'
import { Bundle, pageSources } from './texts.svelte'

const INTERFACE = import.meta.glob<string>('../../../../src/kamishima/texts/interface/*.ftl', { import: 'default' })
/** The interface, the game and its board in one text, which `vite.config.ts` puts together. */
const TABLES = import.meta.glob<string>('../../games/*/texts/{en,de,pl}.ftl', { import: 'default', query: '?table' })
const CONTENT = import.meta.glob<Content>('../../generated/*.json', { import: 'default' })

/** Load a game's texts in a language; `pack` is what is printed where it is not our own pack. */
export async function loadGameTexts(game: string, locale: Locale, pack: Content | null = null): Promise<GameTexts> {
  const [page, own, content] = await Promise.all([
    pageSources(locale, []),
    ownTexts(game, locale),
    pack ?? houseContent(game),
  ])
  return new GameTexts(new Bundle(locale, [...page, ...own], isBuiltIn(game)), content)
}

/** Whether the page was built with a game's texts and content; those of other games come from the server. */
function isBuiltIn(game: string): boolean {
  return contentPath(game) in CONTENT
}

function contentPath(game: string): string {
  return `../../generated/${game}.json`
}

async function ownTexts(game: string, locale: Locale): Promise<string[]> {
  const own = TABLES[`../../games/${game}/texts/${locale}.ftl`]
  if (own) return [await own()]
  const [shared, told] = await Promise.all([
    INTERFACE[`../../../../src/kamishima/texts/interface/${locale}.ftl`]!(),
    ifThere(get<ServedTexts>(`/api/games/${game}/texts/${locale}`)),
  ])
  return [shared, ...(told?.fluent ?? [])]
}

/** What is printed in our own box of a game. */
export async function houseContent(game: string): Promise<Content> {
  const content = CONTENT[contentPath(game)]
  if (content) return content()
  return (await ifThere(get<Content>(`/api/games/${game}/content`))) ?? { name: game }
}

/** A game may have no texts in a language, and nothing printed. */
function ifThere<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof Refused && error.status === 404) return null
    throw error
  })
}
