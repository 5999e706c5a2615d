/** Maps of islands: squares and their words, and lines around squares. */

import type { Content } from '../../../lib/texts/gametexts'
import type { IslandsLandView } from '../../../lib/wire'

/** The words of a player's islands, in their order. */
export const LANDS = ['i1', 'i2', 'i3', 'i4'] as const
export const COLOURS = ['blue', 'green', 'red'] as const

/** The colour that each letter of a painted map stands for. */
export const PAINTS: Readonly<Record<string, string>> = { b: 'blue', g: 'green', r: 'red' }
/** The landmark that each sign of a map stands for. */
export const LANDMARKS: Readonly<Record<string, string>> = {
  R: 'regular-harbour',
  S: 'secret-harbour',
  L: 'lighthouse',
  V: 'volcano',
  C: 'coal-pit',
  G: 'grove',
  T: 'temple',
  $: 'gold-mine',
  '^': 'mountain',
}
const SEA = '~'

/** Around a large map there is room for its letters and numbers. */
export const MARGIN = 0.34

/** No squares: one list for all, so that nothing is drawn anew where there were none before. */
export const NONE: readonly string[] = []

/** How squares shine: those that can be the anchor of a shape more than those that it would cover. */
export type Lit = ReadonlyMap<string, 'here' | 'near'>
export const UNLIT: Lit = new Map()

/** Column and row, counted from 0 at the upper left. */
export type Place = readonly [number, number]

export interface Cell {
  square: string
  x: number
  y: number
  /** The colour of its paint. */
  paint: string | null
  landmark: string | null
}

/** `f4` is the sixth square of the fourth row. */
export function placeOf(square: string): Place {
  return [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1]
}

export function squareAt(x: number, y: number): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`
}

/** All squares of an island but the sea, row by row. */
export function cellsOf(rows: readonly string[]): Cell[] {
  const all = rows.flatMap((row, y) => [...row].map((sign, x) => ({ sign, x, y })))
  return all.filter(({ sign }) => sign !== SEA).map(({ sign, x, y }) => ({
    square: squareAt(x, y),
    x,
    y,
    paint: PAINTS[sign] ?? null,
    landmark: LANDMARKS[sign] ?? null,
  }))
}

export function widthOf(rows: readonly string[]): number {
  return Math.max(1, ...rows.map((row) => row.length))
}

/** The squares of a shape whose anchor lies there; some may lie beyond the edge. */
export function covered(anchor: string, offsets: readonly Place[]): string[] {
  const [x, y] = placeOf(anchor)
  return offsets.map(([right, down]) => squareAt(x + right, y + down))
}

/** Squares as one drawing. */
export function filled(places: readonly Place[]): string {
  return places.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')
}

/** The line around squares: those sides that no other square of them shares. */
export function edge(places: readonly Place[]): string {
  const known = new Set(places.map(([x, y]) => `${x} ${y}`))
  const has = (x: number, y: number): boolean => known.has(`${x} ${y}`)
  return places.map(([x, y]) =>
    [
      has(x, y - 1) ? '' : `M${x} ${y}h1`,
      has(x, y + 1) ? '' : `M${x} ${y + 1}h1`,
      has(x - 1, y) ? '' : `M${x} ${y}v1`,
      has(x + 1, y) ? '' : `M${x + 1} ${y}v1`,
    ].join('')
  ).join('')
}

interface Printed {
  map: string
  outlines?: readonly { colour: string; squares: string }[]
}

/** The islands of a sheet as they are printed, without paint. */
export function printed(content: Content, sheet: string): IslandsLandView[] {
  const islands = (content.sheets?.[sheet]?.islands ?? {}) as Record<string, Printed>
  return Object.entries(islands).map(([name, { map, outlines = [] }]) => ({
    name,
    rows: map.trimEnd().split('\n'),
    landmarks: [],
    outlines: outlines.map(({ colour, squares }) => ({ colour, squares: squares.split(' '), filled: '' })),
    begun: false,
    score: 0,
  }))
}

/** The sheet that an island is printed on, with the island as it is there. */
export function printedIsland(content: Content, island: string): IslandsLandView | null {
  const sheets = Object.keys(content.sheets ?? {})
  return sheets.flatMap((sheet) => printed(content, sheet)).find(({ name }) => name === island) ?? null
}

/** A shape that hovers or lies on an island, in its colour, or that a hint would lay there. */
export interface Ghost {
  squares: readonly string[]
  colour: string
  laid: boolean
  isHint: boolean
}
