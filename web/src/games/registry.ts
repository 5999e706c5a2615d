/**
 * The games of the page: whatever the folders `games/<game>/` bring, found by file name (see `contract.ts`).
 *
 * A game without a folder is played all the same: its box is made from what the server lists, its board is text.
 */

import type { Component } from 'svelte'
import { page, titled } from '../lib/texts/texts.svelte'
import type { GameInfo } from '../lib/wire'
import type { Behaviour, BoardProps, Box, GalleryProps, GameBoxes, PackChoiceProps } from './contract'
import type { PaletteModule, RulesGuide, RulesPictureProps, SheetProps, ZoomProps } from './contract'

type AnyBoard = Component<BoardProps<never>>
export type RulesPicture = Component<RulesPictureProps>
type AnySheet = Component<SheetProps<never>>

const FOUND = import.meta.glob<GameBoxes>('./*/box.ts', { import: 'box', eager: true })
/** Board, Zoom, Sheet and behaviour of a game in one module, which `vite.config.ts` puts together. */
const TABLES = import.meta.glob<Drawing>('./*/box.ts', { query: '?table' })
const GALLERIES = import.meta.glob<Component<GalleryProps>>('./*/Gallery.svelte', { import: 'default' })
const PALETTES = import.meta.glob<PaletteModule>('./*/Palette.svelte')
const GUIDES = import.meta.glob<RulesGuide>('./*/rules.ts', { import: 'rules' })
const RULES_PICTURES = import.meta.glob<RulesPicture>('./*/RulesPicture.svelte', { import: 'default' })
const PACK_CHOICES = import.meta.glob<Component<PackChoiceProps>>('./*/PackChoice.svelte', { import: 'default' })

const KNOWN: Readonly<Record<string, GameBoxes>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, boxes]) => [path.split('/')[1]!, boxes] as const).sort(([, one], [, other]) =>
    one.place - other.place
  ),
)

/** The boxes of the games with a folder. */
export const BOXES: readonly Box[] = Object.entries(KNOWN).flatMap(([game, { boxes }]) =>
  boxes.map((box) => ({ ...box, game, picture: `box-${box.id}` }))
)

/** The games with a folder: each has a rulebook here and a gallery. */
export const GAMES: readonly string[] = Object.keys(KNOWN)

/** What a game's folder says about its boxes; nothing for a game without one. */
export function boxesOf(game: string): Partial<GameBoxes> {
  return KNOWN[game] ?? {}
}

/** All boxes that can be played: ours, then one for each other game of the server. */
export function shelf(games: readonly GameInfo[]): Box[] {
  const others = games.filter(({ name }) => !GAMES.includes(name))
  return [...BOXES, ...others.map(({ name, players }) => plainBox(name, players))]
}

function plainBox(game: string, players: readonly number[] = []): Box {
  return { id: game, game, options: {}, picture: '', players }
}

/** The game that an address names; the first one if it names none of ours. */
export function gameOf(written: string | undefined): string {
  return GAMES.find((game) => game === written) ?? GAMES[0]!
}

/** The box with this id; a game of the server without a folder has one box, named after it. */
export function boxNamed(id: string): Box {
  return BOXES.find((box) => box.id === id) ?? plainBox(id)
}

/** The box that a table is played with. */
export function boxOf(game: string, options: Record<string, unknown>): Box {
  return boxNamed(boxesOf(game).boxFor?.(options) ?? game)
}

export function boxTitle(id: string): string {
  return page.has(`box-${id}-title`) ? page.say(`box-${id}-title`) : titled(id)
}

/** What a table with these options is called. */
export function tableTitle(game: string, options: Record<string, unknown>): string {
  return boxTitle(boxesOf(game).titleFor?.(options) ?? boxOf(game, options).id)
}

export interface Drawing {
  Board: AnyBoard | null
  Zoom: Component<ZoomProps> | null
  Sheet: AnySheet | null
  behaviour: Behaviour
}

async function maybe<T>(load: (() => Promise<T>) | undefined): Promise<T | null> {
  return load ? load() : null
}

/** What a game brings to be drawn with; what is missing is done in text. */
export async function drawing(game: string): Promise<Drawing> {
  return (await maybe(TABLES[`./${game}/box.ts`])) ?? { Board: null, Zoom: null, Sheet: null, behaviour: {} }
}

/** The gallery of a game; null where it has none. */
export function gallery(game: string): Promise<Component<GalleryProps> | null> {
  return maybe(GALLERIES[`./${game}/Gallery.svelte`])
}

/** What a game's folder knows of its rulebook. */
export async function rulesOf(game: string): Promise<{ guide: RulesGuide; Picture: RulesPicture | null }> {
  const [guide, Picture] = await Promise.all([
    maybe(GUIDES[`./${game}/rules.ts`]),
    maybe(RULES_PICTURES[`./${game}/RulesPicture.svelte`]),
  ])
  return { guide: guide ?? { figures: [] }, Picture }
}

/** Whether positions of a game can be placed by hand on this page. */
export function hasPalette(game: string): boolean {
  return `./${game}/Palette.svelte` in PALETTES
}

export function palette(game: string): Promise<PaletteModule | null> {
  return maybe(PALETTES[`./${game}/Palette.svelte`])
}

/** The part of the set-up form that chooses a content pack; null where a game is played with ours alone. */
export function packChoice(game: string): Promise<Component<PackChoiceProps> | null> {
  return maybe(PACK_CHOICES[`./${game}/PackChoice.svelte`])
}

/** The public score of a seat, where the game counts it while playing. */
export function scoreOf(view: object | null, seat: number): number | null {
  const { scores, players } = (view ?? {}) as { scores?: number[]; players?: { score?: number }[] }
  return scores?.[seat] ?? players?.[seat]?.score ?? null
}
