/** A pack as it is being drawn: sheets with two islands each, and everything else as in the pack it began with. */

import type { Content } from '../../../lib/texts/gametexts'
import type { IslandsLandView } from '../../../lib/wire'
import { COLOURS, placeOf, squareAt } from '../lands/map'

export interface Outline {
  readonly colour: string
  readonly squares: readonly string[]
}

export interface Isle {
  readonly name: string
  readonly rows: readonly string[]
  readonly outlines: readonly Outline[]
}

export interface SheetDraft {
  readonly key: string
  readonly near: boolean
  readonly source: string
  /** Whether it stays out of the pack. */
  readonly out: boolean
  readonly isles: readonly Isle[]
}

export interface Draft {
  readonly name: string
  /** The pack it began with: its board, shapes and cards stay as they are. */
  readonly base: Content
  readonly sheets: readonly SheetDraft[]
}

export const SIDE = 8
export const SEA = '~'
export const LAND = '.'

/** What one draws with: a sign of the map, or the colour of an outline. */
export type Tool = string

export function isOutline(tool: Tool): boolean {
  return (COLOURS as readonly string[]).includes(tool)
}

interface PrintedIsle {
  map: string
  outlines?: { colour: string; squares: string }[]
}
interface PrintedSheet {
  islands?: Record<string, PrintedIsle>
  near?: boolean
  from?: string
}

/** A pack as a draft. */
export function draftOf(content: Content): Draft {
  const sheets = Object.entries((content.sheets ?? {}) as Record<string, PrintedSheet>)
  return {
    name: content.name,
    base: content,
    sheets: sheets.map(([key, { islands = {}, near = false, from = 'ours' }]) => ({
      key,
      near,
      source: from,
      out: false,
      isles: Object.entries(islands).map(([name, { map, outlines = [] }]) => ({
        name,
        rows: map.replace(/^\n+|\n+$/g, '').split('\n'),
        outlines: outlines.map(({ colour, squares }) => ({ colour, squares: squares.split(' ').filter(Boolean) })),
      })),
    })),
  }
}

/** A draft as the content of a pack, with all its sheets: what the boards draw from. */
export function contentOf(draft: Draft): Content {
  const sheets = draft.sheets.map(({ key, near, source, isles }) => {
    const islands = Object.fromEntries(isles.map((isle) => [isle.name, printedIsle(isle)]))
    return [key, { near, from: source, islands }] as const
  })
  return { ...draft.base, name: draft.name, sheets: Object.fromEntries(sheets) }
}

/** An island as the boards draw it. */
export function landOf({ name, rows, outlines }: Isle): IslandsLandView {
  return {
    name,
    rows: [...rows],
    landmarks: [],
    outlines: outlines.map(({ colour, squares }) => ({ colour, squares: [...squares], filled: '' })),
    begun: false,
    score: 0,
  }
}

function printedIsle({ rows, outlines }: Isle): PrintedIsle {
  const written = outlines.map(({ colour, squares }) => ({ colour, squares: squares.join(' ') }))
  return { map: `${rows.join('\n')}\n`, outlines: written }
}

// -- names ------------------------------------------------------------------------------------------------------------

/** What somebody typed as a word: `Żółw 2` is `zolw-2`. */
export function wordOf(typed: string): string {
  const plain = typed.replaceAll('ł', 'l').replaceAll('Ł', 'L').replaceAll('ß', 'ss').normalize('NFD').replace(
    /\p{M}/gu,
    '',
  )
  return plain.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 32)
}

/** The word, or with a number behind it, so that it is not taken. */
export function freeWord(wanted: string, taken: readonly string[]): string {
  const start = wanted.replace(/-\d+$/, '') || 'island'
  for (let number = 2, word = wanted || start;; word = `${start}-${number++}`) if (!taken.includes(word)) return word
}

export function isleNames(draft: Draft): string[] {
  return draft.sheets.flatMap(({ isles }) => isles.map(({ name }) => name))
}

/** The first letter that no sheet has. */
export function freeKey(draft: Draft): string {
  const taken = draft.sheets.map(({ key }) => key)
  const letter = [...'abcdefghijklmnopqrstuvwxyz'].find((each) => !taken.includes(each))
  return letter ?? freeWord('sheet', taken)
}

// -- changes ----------------------------------------------------------------------------------------------------------

export function withSheet(draft: Draft, place: number, change: (sheet: SheetDraft) => SheetDraft): Draft {
  return { ...draft, sheets: draft.sheets.map((sheet, other) => (other === place ? change(sheet) : sheet)) }
}

export function withIsle(draft: Draft, place: number, number: number, change: (isle: Isle) => Isle): Draft {
  return withSheet(
    draft,
    place,
    (sheet) => ({ ...sheet, isles: sheet.isles.map((isle, other) => (other === number ? change(isle) : isle)) }),
  )
}

/** A new sheet with these islands, under names that are free. */
export function added(draft: Draft, isles: readonly Isle[], near: boolean, wanted = ''): Draft {
  const taken = draft.sheets.map(({ key }) => key)
  const key = wanted && !taken.includes(wanted) ? wanted : freeKey(draft)
  const names = isleNames(draft)
  const own = isles.map((isle) => {
    const name = freeWord(isle.name, names)
    names.push(name)
    return { ...isle, name }
  })
  return { ...draft, sheets: [...draft.sheets, { key, near, source: 'ours', out: false, isles: own }] }
}

export function signAt(isle: Isle, square: string): string {
  const [x, y] = placeOf(square)
  return isle.rows[y]?.[x] ?? SEA
}

/** The island with another sign on some squares; it grows where they lie beyond its edge. */
export function drawn(isle: Isle, squares: readonly string[], sign: string): Isle {
  const places = squares.map(placeOf)
  const inside = sign === SEA ? places.filter(([x, y]) => y < isle.rows.length && x < (isle.rows[0]?.length ?? 0))
    : places
  const width = Math.max(isle.rows[0]?.length ?? 0, ...inside.map(([x]) => x + 1))
  const height = Math.max(isle.rows.length, ...inside.map(([, y]) => y + 1))
  const rows = Array.from({ length: height }, (_, y) => [...(isle.rows[y] ?? '').padEnd(width, SEA)])
  for (const [x, y] of inside) rows[y]![x] = sign
  const outlines = sign === LAND ? isle.outlines : without(isle.outlines, squares)
  return { ...isle, rows: rows.map((row) => row.join('')), outlines }
}

function without(outlines: readonly Outline[], squares: readonly string[]): Outline[] {
  return outlines.map((outline) => ({
    ...outline,
    squares: outline.squares.filter((square) => !squares.includes(square)),
  })).filter((outline) => outline.squares.length > 0)
}

export function outlineAt(isle: Isle, square: string): Outline | null {
  return isle.outlines.find(({ squares }) => squares.includes(square)) ?? null
}

/** The island with a square in an outline of a colour: one beside it grows, or a new one begins. */
export function outlined(isle: Isle, square: string, colour: string): Isle {
  const found = outlineAt(isle, square)
  if (found) {
    return { ...isle, outlines: isle.outlines.map((outline) => (outline === found ? { ...outline, colour } : outline)) }
  }
  const ground = signAt(isle, square) === LAND ? isle : drawn(isle, [square], LAND)
  const [x, y] = placeOf(square)
  const beside = [squareAt(x, y - 1), squareAt(x + 1, y), squareAt(x, y + 1), squareAt(x - 1, y)]
  const next = ground.outlines.find((outline) =>
    outline.colour === colour && outline.squares.some((other) => beside.includes(other))
  )
  const outlines = next
    ? ground.outlines.map((outline) =>
      outline === next ? { ...outline, squares: [...outline.squares, square] } : outline
    ) : [...ground.outlines, { colour, squares: [square] }]
  return { ...ground, outlines }
}

export function unlined(isle: Isle, square: string): Isle {
  return { ...isle, outlines: without(isle.outlines, [square]) }
}

export const EMPTY_ISLE: Isle = {
  name: 'island',
  rows: Array.from({ length: SIDE }, () => SEA.repeat(SIDE)),
  outlines: [],
}
