/** The texts of the page in the chosen language; a switch needs no reload. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { prefs, type Locale } from '../prefs.svelte'

export type Arguments = Record<string, FluentVariable>

/** Our locales as the browser knows them; the British list has no comma before the last "and". */
const TAGS: Record<Locale, string> = { en: 'en-GB', de: 'de', pl: 'pl' }

/** `en.ftl` for every page, with `daily.en.ftl` and the `box.en.ftl` of each game, which `vite.config.ts` adds to it. */
const EVERYWHERE = import.meta.glob<string>('../../texts/{en,de,pl}.ftl', { import: 'default', query: '?page' })
/** A file each for groups of pages: `position.en.ftl`. */
const FILES = import.meta.glob<string>('../../texts/*.*.ftl', { import: 'default' })
/** The games' files for pages of the game: the group `islands/editor`. */
const OF_GAMES = import.meta.glob<string>(['../../games/*/texts/*.*.ftl', '!**/box.*.ftl'], { import: 'default' })

/** So many sentences are kept; a table says a few hundred again and again. */
const MOST_KEPT = 4_000

const parsed = new Map<string, FluentResource>()

/** Each source is parsed once: a game's bundle has those of the page, too. */
function resourceOf(source: string): FluentResource {
  const known = parsed.get(source)
  if (known) return known
  const resource = new FluentResource(source)
  parsed.set(source, resource)
  return resource
}

/** Messages of one language from several sources. */
export class Bundle {
  private readonly kept = new Map<string, string>()
  private readonly fluent: FluentBundle
  private readonly lists: Intl.ListFormat

  constructor(
    readonly locale: Locale,
    sources: readonly string[],
    /** Whether every message should be there; otherwise one that is missing is told by the words of its id. */
    readonly isComplete = true,
  ) {
    this.lists = new Intl.ListFormat(TAGS[locale], { type: 'conjunction' })
    this.fluent = new FluentBundle(TAGS[locale], { useIsolating: false })
    for (const source of sources) this.fluent.addResource(resourceOf(source), { allowOverrides: true })
  }

  has(id: string, attribute?: string): boolean {
    const message = this.fluent.getMessage(id)
    return attribute === undefined ? Boolean(message?.value) : message?.attributes[attribute] !== undefined
  }

  /** A message with its arguments: each is put together once, and then remembered. */
  text(id: string, given: Arguments = {}, attribute?: string): string {
    const key = keyOf(id, given, attribute)
    const known = this.kept.get(key)
    if (known !== undefined) return known
    if (this.kept.size >= MOST_KEPT) this.kept.clear()
    const text = this.format(id, given, attribute)
    this.kept.set(key, text)
    return text
  }

  /** What is missing shows its id, and the tests find it in the console. */
  private format(id: string, given: Arguments, attribute?: string): string {
    const message = this.fluent.getMessage(id)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    const name = attribute === undefined ? id : `${id}.${attribute}`
    if (!pattern) return this.missing(name)
    const faults: Error[] = []
    const text = this.fluent.formatPattern(pattern, given, faults)
    for (const fault of faults) console.error(`incomplete text: ${this.locale} ${name}: ${fault.message}`)
    return text
  }

  private missing(name: string): string {
    if (!this.isComplete) return titled(name.slice(name.indexOf('-') + 1))
    console.error(`missing text: ${this.locale} ${name}`)
    return name
  }

  join(items: readonly string[]): string {
    return this.lists.format(items)
  }
}

/** A word as a name: for whatever has no text. */
export function titled(word: string): string {
  return word.replaceAll(/[-_]/g, ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())
}

/** Names and values of a message in one line; numbers and words that look alike are told apart, as Fluent does. */
function keyOf(id: string, given: Arguments, attribute = ''): string {
  let key = `${id}\u0000${attribute}`
  for (const name in given) key += `\u0000${name}\u0000${typeof given[name]}${String(given[name])}`
  return key
}

/** The sources of every page, and of groups; a game's own bundle has them, too: boards share the page's messages. */
export async function pageSources(locale: Locale, groups: readonly string[]): Promise<string[]> {
  const loaders = [EVERYWHERE[`../../texts/${locale}.ftl`], ...groups.map((group) => groupLoader(group, locale))]
  return Promise.all(loaders.filter((loader) => loader !== undefined).map((loader) => loader()))
}

function groupLoader(group: string, locale: Locale): (() => Promise<string>) | undefined {
  const [game, name] = group.split('/')
  return name ? OF_GAMES[`../../games/${game}/texts/${name}.${locale}.ftl`]
    : FILES[`../../texts/${group}.${locale}.ftl`]
}

class PageTexts {
  private bundle = $state.raw<Bundle>(new Bundle('en', []))
  private groups: string[] = []

  get locale(): Locale {
    return this.bundle.locale
  }

  /** Load a language; groups of messages are in it from the first time that a page needs them. */
  async load(locale: Locale, groups: readonly string[] = []): Promise<void> {
    this.groups = [...new Set([...this.groups, ...groups])]
    const bundle = new Bundle(locale, await pageSources(locale, this.groups))
    if (locale !== prefs.locale) return // another one was chosen meanwhile
    this.bundle = bundle
    document.documentElement.lang = locale
  }

  lacks(groups: readonly string[]): boolean {
    return groups.some((group) => !this.groups.includes(group))
  }

  say(id: string, given: Arguments = {}): string {
    return this.bundle.text(id, given)
  }

  has(id: string): boolean {
    return this.bundle.has(id)
  }

  join(items: readonly string[]): string {
    return this.bundle.join(items)
  }

  /** A refusal in the reader's language, as far as we know its code. */
  failure(error: { code?: string; message?: string }): string {
    const id = `error-${error.code ?? 'unknown'}`
    return this.has(id) ? this.say(id) : this.say('error-unknown', { message: error.message ?? '' })
  }
}

export const page = new PageTexts()
