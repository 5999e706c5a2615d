/**
 * What the shell and the drawing of a game promise each other.
 *
 * A game is a folder `src/games/<game>/` with files that the shell finds by name; every one of them may be missing, and
 * then the shell does it in plain text:
 *
 *   Board.svelte          draws a view and offers words; props: `BoardProps`
 *   Zoom.svelte           one card or piece, large, with its text; props: `ZoomProps`; shown in the shell's dialog
 *   Sheet.svelte          the final score sheet per card; props: `SheetProps`; shown at the end and in the review
 *   Palette.svelte        the tools for placing a position by hand; props: `PaletteProps`
 *   manner.ts             `export const manner: Manner`
 *   texts/{en,de,pl}.ftl  messages of its own beside those of the game, named after it: `islands-board-…`
 *
 * `src/texts/board.{en,de,pl}.ftl` holds the messages of Origami's board and of the pages Rules, Gallery and Folding.
 * Every message must be there in all languages, be said somewhere in the code, and have a name that no other file has:
 * tests/web/test_texts.py.
 *
 * One way to choose. An action is a path of words; the chooser knows what was said so far and what may follow. Whatever
 * on the board stands for a next word is a real `<button>`:
 *
 *   <script lang="ts">
 *     import type { BoardProps } from '../contract'
 *     import type { OrigamiView } from '../../lib/wire'
 *     let { view, chooser, texts, inspect }: BoardProps<OrigamiView> = $props()
 *   </script>
 *   {#each view.line as card}
 *     {@const way = chooser.way(card, ['draw', 'take'])}
 *     <button class="card" class:offered={way} class:chosen={chooser.said.includes(card)} aria-disabled={!way}
 *             onclick={() => (way ? chooser.say(way) : inspect(card))}>{texts.name('card', card)}</button>
 *   {/each}
 *
 * `way(word, leads)` finds how to go from what was said to that word: `['raccoon']` when it may follow at once,
 * `['play', 'raccoon']` when `play` is said on the way and stands in `leads` (so that the same card in the hand and in
 * the line leads to different actions). Dragging asks `fits(['play', 'raccoon', 'left'])` and then says it.
 *
 * The classes `offered` and `chosen` are styled by the shell (a ring and a lift, not colour alone); a board adds only
 * its shape. The bar with hint, chips, next words, "take back" and "confirm" is the shell's: a board draws none of it.
 */

import type { Easel } from '../lib/easel.svelte'
import type { Step } from '../lib/wire'
import type { Content, GameTexts } from '../lib/gametexts'

/** The controller of words: an object with reactive fields. */
export interface Chooser {
  /** Whether something may be said now: it is your turn and nothing is on its way to the server. */
  readonly active: boolean
  /** Whether an action was sent and not answered yet. */
  readonly sending: boolean
  /** The words said so far. */
  readonly said: readonly string[]
  /** The words that may follow, in the order of the rules. */
  readonly next: readonly string[]
  /** Whether what was said is an action as it stands. */
  readonly complete: boolean
  /** Whether this word may follow now. */
  can(word: string): boolean
  /** Whether these words may follow one after the other. */
  fits(words: readonly string[]): boolean
  /** The shortest way from here to a word, with only `leads` (any word, if left out) before it; at most three long. */
  way(word: string, leads?: readonly string[]): string[] | null
  /** Say one word that may follow; words without an alternative then follow by themselves. */
  choose(word: string): void
  /** Say several words. */
  say(words: readonly string[]): void
  /** Take one word back wherever it was said (a card off the payment tray); whether the rest still fitted. */
  unsay(word: string): boolean
  /** Take back the last word that was chosen. */
  back(): void
  /** Keep only so many words. */
  backTo(count: number): void
  /** Take back everything. */
  clear(): void
  /** Send the action. */
  confirm(): void
}

/** What has just arrived. A board animates it when `fresh`; after a reload, a resync or a jump it is not. */
export interface News {
  /** Grows with each arrival: an effect that reads it runs once for each. */
  readonly number: number
  readonly fresh: boolean
  readonly steps: readonly Step[]
}

/** Everything a board is given; `V` is the view of its game, from `lib/wire`. */
export interface BoardProps<V> {
  view: V
  /** What is in the box. */
  content: Content
  chooser: Chooser
  texts: GameTexts
  /** Through whose eyes: the own seat, a seat chosen in the review, or nobody. */
  seat: number | null
  names: readonly string[]
  news: News
  /** No motion, please. */
  calm: boolean
  /** Opens the dialog with a card or piece. */
  inspect: (word: string) => void
  /** The word that is pointed at elsewhere (in the log): it may be marked on the board. */
  pointed: string | null
}

export interface ZoomProps {
  word: string
  content: Content
  texts: GameTexts
}

export interface SheetProps<V> {
  view: V
  content: Content
  texts: GameTexts
  names: readonly string[]
}

export interface PaletteProps {
  easel: Easel
  texts: GameTexts
  names: readonly string[]
}

/** How a game is handled. */
export interface Manner {
  /** Whether an action is sent only after "confirm"; without it every one is. */
  asks?: (said: readonly string[]) => boolean
  /** What hints and the meaning of words depend on: arguments for `texts.phaseHint` and `texts.word` from a view. */
  details?: (view: unknown, seat: number, content: Content) => Record<string, unknown>
  /** Words that the board draws so well that the bar need not offer them as buttons too. */
  draws?: (word: string) => boolean
}
