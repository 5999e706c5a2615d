/**
 * What a person reads about a game: names, rules, what to do now, and what happened.
 *
 * The same conventions as `kamishima.texts.texts`, over the same Fluent files; a test compares both.
 */

import type { Locale } from '../prefs.svelte'
import { type Arguments, type Bundle, titled } from './texts.svelte'

type Plain = Record<string, unknown>

/** What is in a box, as `kamishima.server.typescript` writes it. */
export interface Content {
  name: string
  families?: Record<string, string>
  pairs?: string[]
  cards?: Record<string, Plain>
  sheets?: Record<string, { islands?: Plain }>
  shapes?: Plain
  tribes?: Plain
  coins?: Plain
}

/** A piece of a sentence; with a word when it names a thing of the game. */
export interface Part {
  text: string
  kind?: string
  word?: string
}

interface Effect {
  when: string
  do: Plain[]
}

const UNLIMITED = 99
const SEAT_FIELDS = ['seat', 'to', 'victim', 'owner', 'first']
const SHARERS = 'controllers'
const RULED = ['colour', 'landmark', 'technology', 'piece', 'title']
const PLACE = /^(?!p[1-9]$)[a-z]{1,2}[1-9][0-9]?$/
const MARKED = /\uE000([^\uE001]*):([^\uE001]*)\uE001([^\uE002]*)\uE002/g

/** The fields that hold words of a kind. */
const FIELDS = {
  card: ['card', 'cards', 'paid', 'mine', 'other', 'per', 'having', 'beneath'],
  sheet: ['sheet', 'sheets'],
  colour: ['colour', 'colours'],
  landmark: ['landmark', 'token'],
  family: ['family'],
  pair: ['pair'],
  island: ['island'],
  shape: ['shape'],
  technology: ['technology'],
}
const KINDS = new Map(Object.entries(FIELDS).flatMap(([kind, fields]) => fields.map((field) => [field, kind])))

export class GameTexts {
  private readonly known: Record<string, Plain>

  constructor(private readonly bundle: Bundle, readonly content: Content) {
    this.known = {
      family: content.families ?? {},
      pair: Object.fromEntries((content.pairs ?? []).map((pair) => [pair, pair])),
      card: content.cards ?? {},
      sheet: content.sheets ?? {},
      shape: content.shapes ?? {},
      tribe: content.tribes ?? {},
      coin: content.coins ?? {},
      island: islandsOf(content),
    }
  }

  get locale(): Locale {
    return this.bundle.locale
  }

  /** Whether everything has a text; what has none is otherwise told by its own word. */
  get isComplete(): boolean {
    return this.bundle.isComplete
  }

  /** The same texts for another pack. */
  with(content: Content): GameTexts {
    return new GameTexts(this.bundle, content)
  }

  say(id: string, given: Arguments = {}): string {
    return this.bundle.text(id, given)
  }

  has(id: string, attribute?: string): boolean {
    return this.bundle.has(id, attribute)
  }

  join(items: readonly string[]): string {
    return this.bundle.join(items)
  }

  // -- names -----------------------------------------------------------------------------------------------------

  name(kind: string, word: string): string {
    const id = `${kind}-${word}`
    if (!this.has(id) && word in (this.known[kind] ?? {})) return titled(word)
    return this.bundle.text(id)
  }

  names(kind: string, words: readonly string[]): string {
    return this.join(words.map((word) => this.name(kind, word)))
  }

  about(kind: string, word: string, given: Arguments = {}): string {
    return this.bundle.text(`${kind}-${word}`, given, 'about')
  }

  /** The kind of thing that a word names. */
  kindOf(word: string): string | null {
    for (const [kind, known] of Object.entries(this.known)) if (word in known) return kind
    return RULED.find((kind) => this.has(`${kind}-${word}`)) ?? null
  }

  /** The family of a card, or what it is instead. */
  groupName(card: string): string {
    const printed = this.known.card![card]! as { family?: string }
    return printed.family ? this.name('family', printed.family) : this.say(`group-${this.effect(card)!.when}`)
  }

  // -- rules -----------------------------------------------------------------------------------------------------

  private effect(card: string): Effect | null {
    const printed = this.known.card?.[card] as { effect?: Effect } | undefined
    return printed?.effect ?? null
  }

  /** What a card does. */
  cardText(card: string): string {
    const effect = this.effect(card)
    if (!effect) {
      const printed = this.known.card?.[card] as Plain | undefined
      return this.bundle.text('card-text', { ...this.fields(printed ?? {}, [], null, false), card })
    }
    const sentences = [this.say(`effect-${effect.when}`), ...effect.do.map((verb) => this.verb(verb))]
    if (this.has(`effect-${effect.when}`, 'also')) sentences.push(this.bundle.text(`effect-${effect.when}`, {}, 'also'))
    return sentences.join(' ')
  }

  /** What the effect of a card does, without when it works. */
  effectText(card: string): string {
    return (this.effect(card)?.do ?? []).map((verb) => this.verb(verb)).join(' ')
  }

  private verb(verb: Plain, attribute?: string): string {
    const id = `verb-${String(verb['verb'])}`
    const found = attribute !== undefined && this.has(id, attribute) ? attribute : undefined
    return this.bundle.text(id, this.fields(verb, [], null, false), found)
  }

  /** What the player has to do now; with details it says more, where the phase has more to say. */
  phaseHint(phase: string, limit = 0, details: Plain = {}): string {
    const [card = '', place] = phase.split('.')
    const effect = this.effect(card)
    if (!effect) return this.hint(`phase-${phase}`, limit, details)
    const name = this.name('card', card)
    if (place !== undefined) {
      return this.say('phase-verb', { card: name, text: this.verb(effect.do[Number(place)]!, 'hint') })
    }
    return this.say('phase-instant', { card: name, text: effect.do.map((verb) => this.verb(verb)).join(' ') })
  }

  private hint(id: string, limit: number, details: Plain): string {
    return this.bundle.text(id, { limit, ...this.details(details) }, this.now(id, details))
  }

  private details(details: Plain): Arguments {
    return Object.assign(
      {},
      ...Object.entries(details).map(([field, value]) => this.field(field, value, false)),
    ) as Arguments
  }

  /** The attribute that says more with details, if there is one and there are any. */
  private now(id: string, details: Plain): string | undefined {
    return Object.keys(details).length > 0 && this.has(id, 'now') ? 'now' : undefined
  }

  /** What a word of an action means, in a phase and after the words that have been said; details may say more. */
  word(
    word: string,
    names: readonly string[] = [],
    phase = '',
    said: readonly string[] = [],
    details: Plain = {},
  ): string {
    const id = `word-${word}`
    if (this.has(id)) {
      const task = this.task(phase)
      return this.bundle.text(id, this.details(details), this.has(id, task) ? task : this.now(id, details))
    }
    const seat = /^p([1-9])$/.exec(word)
    if (seat && names[Number(seat[1]) - 1] !== undefined) return names[Number(seat[1]) - 1]!
    if (/^\d+$/.test(word)) {
      const level = said.length > 0 ? `level-${said[said.length - 1]}-${word}` : ''
      return level && this.has(level) ? this.say(level) : word
    }
    const kind = this.kindOf(word)
    if (kind === 'sheet') return this.sheetIslands(word)
    if (kind !== null) return this.name(kind, word)
    if (!PLACE.test(word) && this.isComplete) console.error(`missing text: ${this.locale} the word ${word}`)
    return word
  }

  private task(phase: string): string {
    const [card = '', place] = phase.split('.')
    const verb = place === undefined ? undefined : this.effect(card)?.do[Number(place)]
    return verb ? String(verb['verb']) : phase
  }

  private sheetIslands(sheet: string): string {
    return this.names(
      'island',
      Object.keys(this.known.island!).filter((island) => this.known.island![island] === sheet),
    )
  }

  // -- what happened ---------------------------------------------------------------------------------------------

  /** One sentence about an event, for the player at a seat or for a spectator (null). */
  event(event: object, names: readonly string[], seat: number | null): string {
    return this.sentence(event as Plain, names, seat, false)
  }

  /** The same, in pieces: names of things can be pointed at. */
  eventParts(event: object, names: readonly string[], seat: number | null): Part[] {
    const sentence = this.sentence(event as Plain, names, seat, true)
    const parts: Part[] = []
    let end = 0
    for (const found of sentence.matchAll(MARKED)) {
      if (found.index > end) parts.push({ text: sentence.slice(end, found.index) })
      parts.push({ text: found[3]!, kind: found[1]!, word: found[2]! })
      end = found.index + found[0].length
    }
    if (end < sentence.length) parts.push({ text: sentence.slice(end) })
    return parts
  }

  private sentence(event: Plain, names: readonly string[], seat: number | null, marked: boolean): string {
    const { event: tag, ...fields } = event as Plain & { event: string }
    const given = this.fields(fields, names, seat, marked)
    if (!this.has(tag) && !this.isComplete) return this.plainSentence(tag, fields, names)
    if (this.has(tag, 'each')) given['each'] = this.shares(tag, fields, names, seat)
    return this.bundle.text(tag, given)
  }

  /** An event without a text: its tag, and its values in order. */
  private plainSentence(tag: string, fields: Plain, names: readonly string[]): string {
    const told = Object.entries(fields).map(([field, value]) =>
      SEAT_FIELDS.includes(field) && typeof value === 'number' ? (names[value] ?? '') : String(value as string | number)
    )
    return [titled(tag), told.join(', ')].filter(Boolean).join(': ')
  }

  /** The parts of several seats in one event, each with its own values. */
  private shares(tag: string, fields: Plain, names: readonly string[], seat: number | null): string {
    const sharers = fields[SHARERS] as number[]
    const values = Object.entries(fields).filter(([field, value]) => Array.isArray(value) && field !== SHARERS)
    const parts = sharers.map((sharer) => {
      const given: Arguments = { name: names[sharer] ?? '', you: sharer === seat ? 'yes' : 'no' }
      for (const [field, value] of values) given[field] = (value as number[])[sharer] ?? 0
      return this.bundle.text(tag, given, 'each')
    })
    return this.join(parts)
  }

  private fields(plain: Plain, names: readonly string[], seat: number | null, marked: boolean): Arguments {
    const seats = Object.entries(plain).filter(([field, value]) =>
      SEAT_FIELDS.includes(field) && typeof value === 'number'
    )
    const you = seats.find(([, value]) => value === seat)
    const distinct = new Set(seats.map(([, value]) => value)).size
    const given: Arguments = { you: you ? you[0] : 'nobody', own: seats.length > distinct ? 'yes' : 'no' }
    for (const [field, value] of Object.entries(plain)) {
      if (field === 'verb') continue
      if (seats.some(([name]) => name === field)) given[field] = names[value as number] ?? ''
      else Object.assign(given, this.field(field.replaceAll('_', '-'), value, marked))
    }
    if ('least' in plain && 'most' in plain) given['range'] = range(plain['least'], plain['most'])
    return given
  }

  /** Names of things or words, with their number, and a first letter; numbers with their sizes; `yes` and `no`. */
  private field(field: string, value: unknown, marked: boolean): Arguments {
    if (typeof value === 'boolean') return { [field]: value ? 'yes' : 'no' }
    if (typeof value === 'number') {
      return { [field]: value, [`${field}-size`]: Math.abs(value), [`${field}-sign`]: value < 0 ? 'less' : 'more' }
    }
    const words = Array.isArray(value) ? value.map(String) : typeof value === 'string' && value ? [value] : []
    const kind = this.kindOfField(field)
    if (kind === null) return { [field]: this.join(words), [`${field}-count`]: words.length }
    const named = words.map((word) =>
      marked ? `\uE000${kind}:${word}\uE001${this.name(kind, word)}\uE002` : this.name(kind, word)
    )
    const initial = words.length > 0 ? this.name(kind, words[0]!).slice(0, 1).toLowerCase() : ''
    return {
      [field]: this.join(named),
      [`${field}-word`]: words.join(' '),
      [`${field}-count`]: words.length,
      [`${field}-initial`]: initial,
    }
  }

  private kindOfField(field: string): string | null {
    const kind = KINDS.get(field) ?? ''
    return RULED.includes(kind) || Object.keys(this.known[kind] ?? {}).length > 0 ? kind : null
  }

  // -- how it ended ----------------------------------------------------------------------------------------------

  ending(reason: string): string {
    return this.say(`reason-${reason}`)
  }

  /** Who won, in one sentence; alone, what was reached. */
  victory(scores: readonly number[], ranks: readonly number[], names: readonly string[], seat: number | null): string {
    if (names.length === 1) {
      return this.say('result-alone', { you: seat === 0 ? 'yes' : 'no', name: names[0]!, points: scores[0] ?? 0 })
    }
    const winners = names.flatMap((_, player) => (ranks[player] === 1 ? [player] : []))
    const others = this.join(winners.filter((winner) => winner !== seat).map((winner) => names[winner]!))
    const id = winners.length === 1 ? 'result-win' : 'result-shared'
    const you = seat !== null && winners.includes(seat) ? 'yes' : 'no'
    return this.say(id, { you, names: others, points: scores[winners[0] ?? 0] ?? 0 })
  }
}

function islandsOf(content: Content): Plain {
  const found: Plain = {}
  for (const [sheet, printed] of Object.entries(content.sheets ?? {})) {
    for (const island of Object.keys(printed.islands ?? {})) found[island] = sheet
  }
  return found
}

function range(least: unknown, most: unknown): string {
  if (least === most) return 'one'
  return most === UNLIMITED ? 'open' : 'closed'
}
