/** The boxes on the shelf, and the drawings that games bring with them. */

import type { Component } from 'svelte'
import type { BoardProps, Manner, SheetProps, ZoomProps } from '../games/contract'

export interface Box {
  id: string
  game: string
  options: Record<string, string | number | boolean | string[]>
  /** Its picture and its texts: `box-legends`. */
  picture: string
  players: readonly number[]
}

export const BOXES: readonly Box[] = [
  { id: 'origami', game: 'origami', options: {}, picture: 'box-origami', players: [2, 3, 4] },
  { id: 'legends', game: 'origami', options: { box: 'legends' }, picture: 'box-legends', players: [2, 3, 4] },
  { id: 'islands', game: 'islands', options: {}, picture: 'box-islands', players: [1, 2, 3, 4, 5, 6] },
  { id: 'shaman', game: 'shaman', options: {}, picture: 'box-shaman', players: [2, 3, 4] },
]

/** The games, each with a rulebook and a gallery of its own. */
export const GAMES: readonly string[] = [...new Set(BOXES.map((box) => box.game))]

/** The game that an address names; the first one if it names none. */
export function gameOf(written: string | undefined): string {
  return GAMES.find((game) => game === written) ?? GAMES[0]!
}

/** The box that a table is played with. */
export function boxOf(game: string, options: Record<string, unknown>): Box {
  const id = game === 'origami' && options['box'] !== undefined && options['box'] !== 'classic' ? 'legends' : game
  return BOXES.find((box) => box.id === id) ?? BOXES[0]!
}

type AnyBoard = Component<BoardProps<never>>
type AnySheet = Component<SheetProps<never>>

const BOARDS = import.meta.glob<AnyBoard>('../games/*/Board.svelte', { import: 'default' })
const ZOOMS = import.meta.glob<Component<ZoomProps>>('../games/*/Zoom.svelte', { import: 'default' })
const SHEETS = import.meta.glob<AnySheet>('../games/*/Sheet.svelte', { import: 'default' })
const MANNERS = import.meta.glob<Manner>('../games/*/manner.ts', { import: 'manner' })

export interface Drawing {
  Board: AnyBoard | null
  Zoom: Component<ZoomProps> | null
  Sheet: AnySheet | null
  manner: Manner
}

async function maybe<T>(load: (() => Promise<T>) | undefined): Promise<T | null> {
  return load ? load() : null
}

/** What a game brings to be drawn with; what is missing is done in text. */
export async function drawing(game: string): Promise<Drawing> {
  const [Board, Zoom, Sheet, manner] = await Promise.all([
    maybe(BOARDS[`../games/${game}/Board.svelte`]),
    maybe(ZOOMS[`../games/${game}/Zoom.svelte`]),
    maybe(SHEETS[`../games/${game}/Sheet.svelte`]),
    maybe(MANNERS[`../games/${game}/manner.ts`]),
  ])
  return { Board, Zoom, Sheet, manner: manner ?? {} }
}

/** The public score of a seat, where the game counts it while playing. */
export function scoreOf(view: object | null, seat: number): number | null {
  const { scores, players } = (view ?? {}) as { scores?: number[]; players?: { score?: number }[] }
  return scores?.[seat] ?? players?.[seat]?.score ?? null
}
