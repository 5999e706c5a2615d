/** Rulebooks as `python -m kamishima.texts.booklet` wrote them: blocks, spans, clauses, and the cards they speak of. */

import type { Locale } from '../lib/prefs.svelte'

/** Words, or what they are and the words: b (strong), i (emphasis), c (said to the table), r (a clause). */
export type Span = string | ['c' | 'r', string] | ['b' | 'i', Span[]]

export interface Item {
  blocks: Block[]
  anchor: string
  cards: string[]
}

export interface Row {
  cells: Span[][]
  cards: string[]
}

export type Block =
  | { type: 'heading'; level: number; anchor: string; spans: Span[] }
  | { type: 'paragraph'; spans: Span[] }
  | { type: 'list'; items: Item[] }
  | { type: 'table'; head: Span[][]; rows: Row[] }
  | { type: 'code'; text: string }

export interface Rulebook {
  game: string
  /** The language it is written in. */
  locale: Locale
  blocks: Block[]
}

const loaded = new Map<string, Promise<Rulebook>>()

export function loadRulebook(game: string, locale: Locale): Promise<Rulebook> {
  const path = `${import.meta.env.BASE_URL}booklet/rules-${game}.${locale}.json`
  const before = loaded.get(path)
  if (before) return before
  const now = fetch(path).then((answer) => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.json() as Promise<Rulebook>
  })
  now.catch(() => loaded.delete(path))
  loaded.set(path, now)
  return now
}

function* items(blocks: readonly Block[]): Generator<Item> {
  for (const block of blocks) {
    if (block.type !== 'list') continue
    for (const item of block.items) {
      yield item
      yield* items(item.blocks)
    }
  }
}

/** What the rulebook notes about a card, without the name that each note begins with. */
export function notesOn(book: Rulebook, card: string): Span[][] {
  const notes: Span[][] = []
  for (const item of items(book.blocks)) {
    const first = item.blocks[0]
    if (item.cards.includes(card) && first?.type === 'paragraph') notes.push(first.spans.slice(1))
  }
  return notes
}

/** The words of spans alone. */
export function plain(spans: readonly Span[]): string {
  return spans.map((span) => (typeof span === 'string' ? span : typeof span[1] === 'string' ? span[1] : plain(span[1]))).join('')
}
