/** Rulebooks as `python -m kamishima.texts.booklet` wrote them: blocks, spans, clauses, and the cards they speak of. */

import type { RulesGuide, RulesSection } from '../games/contract'
import { rulesOf, type RulesPicture } from '../games/registry'
import { need } from '../lib/figures/figures.svelte'
import type { Locale } from '../lib/prefs.svelte'
import { PromiseCache } from '../lib/promiseCache'
import type { GameTexts } from '../lib/texts/gametexts'
import { loadGameTexts } from '../lib/texts/loadGameTexts'

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
  | { type: 'picture'; kind: string; caption: string; text: string }

export interface Rulebook {
  game: string
  /** The language it is written in. */
  locale: Locale
  blocks: Block[]
}

const books = new PromiseCache<Rulebook>()

export function loadRulebook(game: string, locale: Locale): Promise<Rulebook> {
  const path = `${import.meta.env.BASE_URL}booklet/rules-${game}.${locale}.json`
  return books.get(path, async () => {
    const answer = await fetch(path)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return (await answer.json()) as Rulebook
  })
}

/** Where a chapter is linked to: its number, or its title. */
export function anchorOf(anchor: string, title: string): string {
  return anchor || title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')
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
  return spans.map((span) => (typeof span === 'string' ? span : typeof span[1] === 'string' ? span[1] : plain(span[1])))
    .join('')
}

/** A rulebook with all that it takes to show it. */
export interface OpenBook {
  book: Rulebook
  guide: RulesGuide
  Picture: RulesPicture | null
  texts: GameTexts
}

export async function openBook(game: string, locale: Locale): Promise<OpenBook> {
  const [book, { guide, Picture }, texts] = await Promise.all([
    loadRulebook(game, locale),
    rulesOf(game),
    loadGameTexts(game, locale),
  ])
  void need(guide.figures)
  return { book, guide, Picture, texts }
}

/** A heading and what stands below it up to the next one. */
export interface Section extends RulesSection {
  title: string
  level: number
  blocks: Block[]
}

export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: (Section & { cards: string[] })[] = []
  for (const block of blocks) {
    if (block.type === 'heading') {
      const { anchor, level } = block
      sections.push({ anchor, level, title: plain(block.spans), cards: [], blocks: [] })
    }
    sections.at(-1)?.blocks.push(block)
    if (block.type === 'table') sections.at(-1)?.cards.push(...block.rows.flatMap((row) => row.cards))
  }
  return sections
}

/** What of these blocks says something; a heading stays with what is found below it. */
export function searched(sections: readonly Section[], words: string): Block[] {
  const sought = words.trim().toLowerCase()
  return sections.flatMap(({ blocks }) => {
    const [heading, ...rest] = blocks
    const found = rest.flatMap((block) => matching(block, sought))
    return found.length > 0 && heading ? [heading, ...found] : []
  })
}

function matching(block: Block, sought: string): Block[] {
  const says = (spans: readonly Span[]): boolean => plain(spans).toLowerCase().includes(sought)
  if (block.type === 'paragraph') return says(block.spans) ? [block] : []
  if (block.type === 'picture') return block.caption.toLowerCase().includes(sought) ? [block] : []
  if (block.type === 'list') {
    const kept = block.items.filter((item) => item.blocks.some((inner) => matching(inner, sought).length > 0))
    return kept.length > 0 ? [{ ...block, items: kept }] : []
  }
  if (block.type !== 'table') return []
  const rows = block.rows.filter((row) => row.cells.some(says))
  return rows.length > 0 ? [{ ...block, rows }] : []
}
