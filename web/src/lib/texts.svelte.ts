/** The texts of the page in the chosen language; a switch needs no reload. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { prefs, type Locale } from './prefs.svelte'

export type Arguments = Record<string, FluentVariable>

/** Our locales as the browser knows them; the British list has no comma before the last "and". */
export const TAGS: Record<Locale, string> = { en: 'en-GB', de: 'de', pl: 'pl' }

/** `en.ftl` for every page; `board.en.ftl` for the boards and the house; a file each for the pages that few people open. */
const FILES = import.meta.glob<string>('../texts/*.ftl', { import: 'default' })

/** So many sentences are kept; a table says a few hundred again and again. */
const MOST_KEPT = 4_000

/** Messages of one language from several sources. */
export class Bundle {
  private readonly kept = new Map<string, string>()
  private readonly fluent: FluentBundle
  private readonly lists: Intl.ListFormat

  constructor(
    readonly locale: Locale,
    sources: readonly string[],
  ) {
    this.lists = new Intl.ListFormat(TAGS[locale], { type: 'conjunction' })
    this.fluent = new FluentBundle(TAGS[locale], { useIsolating: false })
    for (const source of sources) this.fluent.addResource(new FluentResource(source), { allowOverrides: true })
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
    if (!pattern) {
      console.error(`missing text: ${this.locale} ${name}`)
      return name
    }
    const faults: Error[] = []
    const text = this.fluent.formatPattern(pattern, given, faults)
    for (const fault of faults) console.error(`incomplete text: ${this.locale} ${name}: ${fault.message}`)
    return text
  }

  join(items: readonly string[]): string {
    return this.lists.format(items)
  }
}

/** Names and values of a message in one line; numbers and words that look alike are told apart, as Fluent does. */
function keyOf(id: string, given: Arguments, attribute = ''): string {
  let key = `${id}\u0000${attribute}`
  for (const name in given) key += `\u0000${name}\u0000${typeof given[name]}${String(given[name])}`
  return key
}

async function sources(locale: Locale, groups: readonly string[]): Promise<string[]> {
  const names = [locale, ...groups.map((group) => `${group}.${locale}`)]
  const loaders = names.map((name) => FILES[`../texts/${name}.ftl`])
  return Promise.all(loaders.filter((loader) => loader !== undefined).map((loader) => loader()))
}

class PageTexts {
  private bundle = $state.raw<Bundle>(new Bundle('en', []))
  ready = $state(false)
  private groups: string[] = []

  get locale(): Locale {
    return this.bundle.locale
  }

  /** Load a language; groups of messages are in it from the first time that a page needs them. */
  async load(locale: Locale, groups: readonly string[] = []): Promise<void> {
    this.groups = [...new Set([...this.groups, ...groups])]
    const bundle = new Bundle(locale, await sources(locale, this.groups))
    if (locale !== prefs.locale) return // another one was chosen meanwhile
    this.bundle = bundle
    this.ready = true
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

/** The sources for a game's own bundle: boards share their messages with the page. */
export { sources as pageSources }
