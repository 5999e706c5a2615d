/**
 * What the shell and the drawing of a game promise each other.
 *
 * A game is a folder `src/games/<game>/` with files that the shell finds by name; every one of them may be missing, and
 * then the shell does it in plain text:
 *
 *   box.ts                `export const box: GameBoxes`: its boxes in the lobby; without it one, named after the game
 *   Board.svelte          draws a view and offers words; props: `BoardProps`; without it the view is listed in text
 *   Zoom.svelte           one card or piece, large, with its text, in the shell's dialog; props: `ZoomProps`
 *   Sheet.svelte          the final score sheet per card, at the end and in the review; props: `SheetProps`
 *   Gallery.svelte        what is in the box; props: `GalleryProps`; without it there is no gallery
 *   Palette.svelte        the tools for placing a position by hand: a `PaletteModule`; without it none is placed
 *   PackChoice.svelte     the choice of a content pack in the set-up form; props: `PackChoiceProps`
 *   rules.ts              `export const rules: RulesGuide`: which part of its rulebook belongs to a match and to a phase
 *   RulesPicture.svelte   draws the maps of its rulebook; props: `RulesPictureProps`; without it they are text
 *   behaviour.ts          `export const behaviour: Behaviour`; without it every action is confirmed
 *   <name>/Page.svelte    a page of its own at `/<name>`, with texts/<name>.{en,de,pl}.ftl; props: `query`
 *   texts/{en,de,pl}.ftl  messages of its own beside those of the game, named after it: `islands-board-…`
 *   texts/box.{…}.ftl     `box-<id>-title` and `-about`, `gallery-title-<game>` and `-about-`: loaded with the page
 *
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
 * A board lies in a container named `board` (`container-type: size`) that is exactly the room it has: its root is
 * `height: 100%`, and nothing in it needs scrolling at the sizes of tests/web/test_visibility.py. What only sometimes
 * appears has its room beforehand, so that nothing moves under a pointer.
 *
 * The classes `offered` and `chosen` are styled by the shell (a ring and a lift, not colour alone); a board adds only
 * its shape. The bar with hint, chips, next words, "take back" and "confirm" is the shell's: a board draws none of it.
 */

import type { Component } from 'svelte'
import type { PositionEditor } from '../lib/match/positionEditor.svelte'
import type { Tally } from '../lib/match/tree'
import type { Sound } from '../lib/sounds'
import type { GameEvent, Step } from '../lib/wire'
import type { Content, GameTexts } from '../lib/texts/gametexts'

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
  /** Say one word that may follow; words without an alternative then follow by themselves. */
  choose(word: string): void
  /** Say several words. */
  say(words: readonly string[]): void
  /** Take one word back wherever it was said (a card that was to pay); whether the rest still fitted. */
  unsay(word: string): boolean
  /** Take back the last word that was chosen. */
  back(): void
  /** Keep only so many words. */
  backTo(count: number): void
  /** Take back everything. */
  clear(): void
  /** Send the action. */
  confirm(): void
  /** The shortest way from here to a word, with only `leads` (any word, if left out) before it; at most three long. */
  way(word: string, leads?: readonly string[]): string[] | null
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
  /** How well the bots among them play, by seat; empty for people. */
  levels?: readonly string[]
  news: News
  /** No motion, please. */
  calm: boolean
  /** Opens the dialog with a card or piece. */
  inspect: (word: string) => void
  /** The word that is pointed at elsewhere (in the log): it may be marked on the board. */
  pointed:
    | string
    | null
  /** What others and chance did since the own last move: the things of it are marked, not by colour alone. */
  recent?: readonly Step[]
  /** The words of an action that a hint tells of: its cards, squares and pieces light up. */
  hinted?: readonly string[]
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

export interface GalleryProps {
  texts: GameTexts
  /** The thing that the address asks for. */
  asked: string | null
}

export interface RulesPictureProps {
  /** The first word of the fence, and what stands in it. */
  kind: string
  text: string
  texts: GameTexts
}

/** A chapter of a rulebook, or a part of one, with the cards that its tables describe. */
export interface RulesSection {
  /** Its number, if it has one. */
  anchor: string
  cards: readonly string[]
}

/** A match as its rules are asked for. */
export interface RulesMatch {
  view: unknown
  options: Readonly<Record<string, unknown>>
  content: Content
  said: readonly string[]
}

/** What the rules drawer knows of a game. */
export interface RulesGuide {
  /** The groups of figures in the rulebook. */
  figures: readonly string[]
  /** Figures that stand beside a clause. */
  beside?: Readonly<Record<string, readonly string[]>>
  /** Whether a section is about this match; without it all are. */
  includes?: (section: RulesSection, match: RulesMatch) => boolean
  /** The chapter, clause or card that is about what is being decided. */
  anchor?: (match: RulesMatch) => string
}

export interface PaletteProps {
  editor: PositionEditor
  texts: GameTexts
  names: readonly string[]
}

/** `Palette.svelte`, with what it exports in its module script. */
export interface PaletteModule {
  default: Component<PaletteProps>
  /** The tool in hand at first. */
  firstTool: string
  /** The messages that introduce the page, and that say what a position does not tell. */
  about: string
  note?: string
}

export interface PackChoiceProps {
  texts: GameTexts
  /** The chosen pack as text; empty for ours. */
  pack: string
  /** What the address asks for: `draft` is the pack that this browser keeps. */
  asked: string | null
}

export type Options = Record<string, string | number | boolean | string[]>

export interface Box {
  id: string
  game: string
  options: Options
  /** Its figure; empty for none. */
  picture: string
  players: readonly number[]
  /** How long a match takes, with few and with many players. */
  minutes?: readonly [number, number]
  /** How much there is to think about: 1 is light, 3 is heavy. */
  weight?:
    | 1
    | 2
    | 3
  /** Flags that are set for whoever plays it for the first time. */
  first?: Readonly<Record<string, boolean>>
  moment?: Moment
}

/** A small picture of a moment of play, 240 by 72. */
export interface Moment {
  /** The groups of figures that it shows. */
  figures: readonly string[]
  /** From the back to the front: a piece of paper (with a colour), a figure (with an id), or one on the other. */
  things: readonly { x: number; y: number; width: number; height: number; colour?: string; figure?: string }[]
}

/** The boxes of a game, and what the page must know of it before it is opened. */
export interface GameBoxes {
  /** Where the game stands among the others. */
  place: number
  /** Each with the options that are chosen with it. */
  boxes: readonly Omit<Box, 'game' | 'picture'>[]
  /** The id of the box that a table with these options is played with; without it the game's name. */
  boxFor?: (options: Record<string, unknown>) => string
  /** The id in `box-<id>-title` of a table with these options, where it is not that of its box. */
  titleFor?: (options: Record<string, unknown>) => string
  /** Whether an option means anything beside others; without it all do. */
  offers?: (option: string, options: Readonly<Options>) => boolean
  /** The address of a page that shows packs: `?table=<id>` the pack of a table. */
  packEditor?: string
}

/** What was said comes to, and may come to, when each word weighs so much; null where nothing is counted. */
export type Tallying = (weigh: (word: string) => number) =>
  | Tally
  | null

/** How a game is handled. */
export interface Behaviour {
  /** Whether an action is sent only after "confirm"; without it every one is. */
  asks?: (said: readonly string[]) => boolean
  /** What hints and the meaning of words depend on: arguments for `texts.phaseHint` and `texts.word` from a view. */
  details?: (view: unknown, seat: number, content: Content) => Record<string, unknown>
  /**
   * The round that a view belongs to, empty while things are set up. Without one a review goes by what each seat does
   * on end.
   */
  period?: (view: unknown) =>
    | string
    | undefined
  /** The groups of figures that a board needs for a view: fetched before it is drawn. */
  figures?: (view: unknown) => readonly string[]
  /** How far the match is, in a few words beside the game's name: the round, the season. */
  headline?: (view: unknown, texts: GameTexts) => string
  /** What the bar says once something is said, in place of the hint of the phase; empty where that still fits. */
  prompt?: (view: unknown, said: readonly string[], texts: GameTexts, tally: Tallying) => string
  /** Words that the board draws so well that the bar need not offer them as buttons too. */
  draws?: (word: string, said: readonly string[]) => boolean
  /** The sound of something that happened, for whoever has switched sounds on. */
  sound?: (event: GameEvent) =>
    | Sound
    | undefined
  /** Keys of its own, each with the message that says what it does: `['i', 'board-keys-read']`. */
  keys?: readonly (readonly [string, string])[]
}
