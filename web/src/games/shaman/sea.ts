/** The sea as it is drawn: names of spaces as places, and the shapes of land. North is up. */

import type { ShamanIsland, ShamanStack, ShamanView } from '../../lib/wire'

/** So many units of the drawing is a space wide. */
export const UNIT = 40
const SEA = 52
const WEST = 13
const FIRST_ROW = 10
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The highest stacks are not drawn higher than this; their number says it. */
const HIGHEST = 6
const LEVEL = 4.5

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

/** Where a space lies; the corner in the north-west of it. */
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

/** Where a tile lies that is named after its south-western space: its corner in the north-west. */
export function tileSpot(site: string): Spot {
  const { x, y } = spotOf(site)
  return { x, y: y - 1 }
}

export const WAYS: Record<string, Spot> = {
  north: { x: 0, y: -1 }, east: { x: 1, y: 0 }, south: { x: 0, y: 1 }, west: { x: -1, y: 0 },
  northeast: { x: 1, y: -1 }, southeast: { x: 1, y: 1 }, southwest: { x: -1, y: 1 }, northwest: { x: -1, y: -1 },
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

/** How far the top of a stack is drawn above the sea, in units. */
export function lift(height: number): number {
  return LEVEL * (Math.min(height, HIGHEST) - 1)
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

/** The smallest box around all land, with a margin of so many spaces. */
export function boxOf(stacks: readonly ShamanStack[], margin: number): Box {
  const spots = stacks.map((stack) => tileSpot(stack.site))
  const x = Math.min(...spots.map((spot) => spot.x)) - margin
  const y = Math.min(...spots.map((spot) => spot.y)) - margin
  const right = Math.max(...spots.map((spot) => spot.x)) + 2 + margin
  const bottom = Math.max(...spots.map((spot) => spot.y)) + 2 + margin
  return { x, y, width: right - x, height: bottom - y }
}

/** The stacks of an island. */
export function stacksOf(view: Pick<ShamanView, 'stacks'>, island: ShamanIsland): ShamanStack[] {
  const sites = new Set(island.sites)
  return view.stacks.filter((stack) => sites.has(stack.site))
}

/** All tiles of an island as one shape; drawn with a broad line it is a coast. */
export function shapeOf(stacks: readonly ShamanStack[]): string {
  const side = 2 * UNIT
  return stacks.map((stack) => corner(tileSpot(stack.site))).join(' ')

  function corner({ x, y }: Spot): string {
    return `M${x * UNIT} ${y * UNIT}h${side}v${side}h${-side}Z`
  }
}

/** Where the sign of an island stands: above the middle of its northern edge. */
export function signSpot(stacks: readonly ShamanStack[]): Spot {
  const spots = stacks.map((stack) => ({ ...tileSpot(stack.site), height: stack.height }))
  const top = Math.min(...spots.map((spot) => spot.y))
  const northern = spots.filter((spot) => spot.y === top)
  const first = northern.reduce((one, other) => (other.x < one.x ? other : one))
  return { x: first.x + 1, y: top - lift(first.height) / UNIT }
}

/** The line around an island, without the lines between its tiles. */
export function outlineOf(stacks: readonly ShamanStack[]): string {
  const land = new Set(stacks.flatMap((stack) => stack.spaces))
  const isWater = (x: number, y: number): boolean => !land.has(spaceName({ x, y }))
  return [...land].flatMap((space) => {
    const { x, y } = spotOf(space)
    const [left, top] = [x * UNIT, y * UNIT]
    return [
      isWater(x, y - 1) ? `M${left} ${top}h${UNIT}` : '',
      isWater(x, y + 1) ? `M${left} ${top + UNIT}h${UNIT}` : '',
      isWater(x - 1, y) ? `M${left} ${top}v${UNIT}` : '',
      isWater(x + 1, y) ? `M${left + UNIT} ${top}v${UNIT}` : '',
    ]
  }).join('')
}
