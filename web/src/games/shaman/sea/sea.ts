/** The sea: names of spaces as places, with north up, and which stack a space belongs to. */

import type { ShamanIsland, ShamanStack, ShamanView } from '../../../lib/wire'

/** So many units of the drawing is a space wide. */
export const UNIT = 40
export const SEA = 52
const WEST = 13
const FIRST_ROW = 10
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The side of a stack, in units: it lies within the tile's own square, so that it hides neither neighbours nor pieces. */
const SIDE = 9
const THIN = 3

/** Column from the west and row from the north, counted in spaces: `x` grows to the right, `y` downwards. */
export interface Spot {
  x: number
  y: number
}

export interface Box extends Spot {
  width: number
  height: number
}

const spots = new Map<string, Spot>()

/** Where a space lies, with north up; the corner in the north-west of it. */
export function spotOf(space: string): Spot {
  const known = spots.get(space) ?? placeOf(space)
  spots.set(space, known)
  return known
}

function placeOf(space: string): Spot {
  const [, column = '', row = ''] = /^([a-z]+)(\d+)$/.exec(space) ?? []
  const last = LETTERS.indexOf(column.at(-1) ?? '')
  const x = column.length === 1 ? WEST + last : column.startsWith('w') ? last - WEST : WEST + 26 + last
  return { x, y: SEA - 1 - (Number(row) - FIRST_ROW) }
}

export function columnName(x: number): string {
  if (x < WEST) return `w${LETTERS[26 - WEST + x] ?? ''}`
  return x - WEST < 26 ? (LETTERS[x - WEST] ?? '') : `e${LETTERS[x - WEST - 26] ?? ''}`
}

export function rowName(y: number): string {
  return String(SEA - 1 - y + FIRST_ROW)
}

export function spaceName({ x, y }: Spot): string {
  return `${columnName(x)}${rowName(y)}`
}

export const WAYS: Record<string, Spot> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  northeast: { x: 1, y: -1 },
  southeast: { x: 1, y: 1 },
  southwest: { x: -1, y: 1 },
  northwest: { x: -1, y: -1 },
}

/** Where a tile is after each half step. */
export function pathOf(site: string, ways: readonly string[]): string[] {
  let at = spotOf(site)
  return ways.map((way) => {
    const step = WAYS[way] ?? { x: 0, y: 0 }
    at = { x: at.x + step.x, y: at.y + step.y }
    return spaceName(at)
  })
}

/** How high the side of a stack is drawn below its top, in units. */
export function sideOf(height: number): number {
  return height > 1 ? SIDE : THIN
}

const lands = new WeakMap<readonly ShamanStack[], ReadonlyMap<string, ShamanStack>>()

/** The stack that each space of land belongs to; several parts of the board ask for the same land. */
export function landOf(stacks: readonly ShamanStack[]): ReadonlyMap<string, ShamanStack> {
  const known = lands.get(stacks)
  if (known) return known
  const made = new Map(stacks.flatMap((stack) => stack.spaces.map((space) => [space, stack] as const)))
  lands.set(stacks, made)
  return made
}

/** The stacks of an island. */
export function stacksOf(view: Pick<ShamanView, 'stacks'>, island: ShamanIsland): ShamanStack[] {
  const sites = new Set(island.sites)
  return view.stacks.filter((stack) => sites.has(stack.site))
}
