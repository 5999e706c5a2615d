/** Where the sea is drawn: with north up, or turned so that long land fits the window better. */

import type { ShamanStack } from '../../../lib/wire'
import { type Box, pathOf, SEA, sideOf, spaceName, type Spot, spotOf, UNIT } from './sea'

/** So much sea is shown around the land, in spaces: where a tile may come to lie next is half seen. */
const SHORE = 0.9
/** At least: above it stands the sign of an island; elsewhere only what is needed to tell land from the edge. */
const NARROW = 0.02
const SIGN = 0.62
/** So much of the sea that is shown is land; its smallest box counts. */
const FILLED = 0.62
/** While land is laid, the places of new tiles are shown as well: no two of them overlap, and small ones are whole. */
const LAYING = 1.34
const LAYING_SMALL = 1.5
/** Spaces of fewer pixels are too small to be pressed. */
export const PRESSED = 32.4
/** Shore is given up until spaces have so many. */
const ENOUGH = 36
/** Below this what is drawn of a space on a stack, or of a place at sea, is too small, and all of its square is needed. */
export const SMALL = 38.5
/** Land is turned if its spaces grow by so much. */
const WORTH = 1.1
const STEP = 0.04
const PHONE = 600

export interface Room {
  width: number
  height: number
}

export class Chart {
  constructor(
    /** Whether north is on the left. */
    readonly isTurned: boolean,
  ) {}

  /** Where a place of the sea is drawn that has so many columns and rows. */
  private turned({ x, y }: Spot, size: number): Spot {
    return this.isTurned ? { x: y, y: SEA - size - x } : { x, y }
  }

  /** The corner of a space on the upper left. */
  spotOf(space: string): Spot {
    return this.turned(spotOf(space), 1)
  }

  /** The same of a tile, which is named after its south-western space. */
  tileSpot(site: string): Spot {
    const { x, y } = spotOf(site)
    return this.turned({ x, y: y - 1 }, 2)
  }

  /** The space that is drawn there. */
  spaceAt({ x, y }: Spot): string {
    return spaceName(this.isTurned ? { x: SEA - 1 - y, y: x } : { x, y })
  }

  /** Where a space of a stack is drawn, in spaces: the top of a stack is lower than its square by the side. */
  faceOf(space: string, stack: ShamanStack | undefined): Box {
    const { x, y } = this.spotOf(space)
    if (!stack) return { x, y, width: 1, height: 1 }
    const { y: top } = this.tileSpot(stack.site)
    const height = 1 - sideOf(stack.height) / UNIT / 2
    return { x, y: top + (y - top) * height, width: 1, height }
  }

  /** The middle of a space as it is drawn, in units. */
  middleOf(space: string, stack: ShamanStack | undefined): Spot {
    const { x, y, width, height } = this.faceOf(space, stack)
    return { x: (x + width / 2) * UNIT, y: (y + height / 2) * UNIT }
  }

  /** The smallest box around all land, with a margin of so many spaces. */
  boxOf(stacks: readonly ShamanStack[], margin = 0): Box {
    return wider(around(stacks.map((stack) => this.tileSpot(stack.site)), 2), margin, margin)
  }

  /** The way of a slide as the middles of the tile, for a line. */
  wayOf(full: readonly string[]): Spot[] {
    const [, site = '', ...ways] = full
    return [site, ...pathOf(site, ways)].map((each) => {
      const { x, y } = this.tileSpot(each)
      return { x: x + 1, y: y + 1 }
    })
  }

  /** All tiles of an island as one shape; drawn with a broad line it is a coast. */
  shapeOf(stacks: readonly ShamanStack[]): string {
    const side = 2 * UNIT
    return stacks.map(({ site }) => {
      const { x, y } = this.tileSpot(site)
      return `M${x * UNIT} ${y * UNIT}h${side}v${side}h${-side}Z`
    }).join(' ')
  }

  /** Where the sign of an island stands: above the middle of its uppermost tile. */
  signSpot(stacks: readonly ShamanStack[]): Spot {
    const spots = stacks.map((stack) => this.tileSpot(stack.site))
    const top = Math.min(...spots.map((spot) => spot.y))
    const first = spots.filter((spot) => spot.y === top).reduce((one, other) => (other.x < one.x ? other : one))
    return { x: first.x + 1, y: top }
  }

  /** The line around an island, without the lines between its tiles. */
  outlineOf(stacks: readonly ShamanStack[]): string {
    const land = new Set(stacks.flatMap((stack) => stack.spaces))
    const isWater = (x: number, y: number): boolean => !land.has(this.spaceAt({ x, y }))
    return [...land].flatMap((space) => {
      const { x, y } = this.spotOf(space)
      const [left, top] = [x * UNIT, y * UNIT]
      return [
        isWater(x, y - 1) ? `M${left} ${top}h${UNIT}` : '',
        isWater(x, y + 1) ? `M${left} ${top + UNIT}h${UNIT}` : '',
        isWater(x - 1, y) ? `M${left} ${top}v${UNIT}` : '',
        isWater(x + 1, y) ? `M${left + UNIT} ${top}v${UNIT}` : '',
      ]
    }).join('')
  }

  /** What is shown of the sea: as much shore as leaves the land large and its spaces large enough for the window. */
  shownOf(stacks: readonly ShamanStack[], isLaying: boolean, room: Room): Box {
    const land = this.boxOf(stacks)
    if (isLaying) {
      const wide = wider(land, LAYING, LAYING)
      return unitIn(wide, room) < SMALL ? wider(land, LAYING_SMALL, LAYING_SMALL) : wide
    }
    const isEnough = (box: Box): boolean =>
      land.width * land.height >= FILLED * box.width * box.height && unitIn(box, room) >= ENOUGH
    let margin = SHORE
    while (margin > NARROW && !isEnough(wider(land, margin, Math.max(margin, SIGN)))) margin -= STEP
    margin = Math.max(margin, NARROW)
    return wider(land, margin, Math.max(margin, SIGN))
  }
}

export const NORTH_UP = new Chart(false)
export const NORTH_LEFT = new Chart(true)

/**
 * The chart for a window. A map that turns is another one to whoever knows it, so it stays as it was before, unless
 * spaces could not be pressed then, or would be small for a finger, and the other way they are larger.
 */
export function chartFor(
  stacks: readonly ShamanStack[],
  isLaying: boolean,
  room: Room,
  before: Chart = NORTH_UP,
): Chart {
  const margin = isLaying ? LAYING_SMALL : NARROW
  const unitOf = (chart: Chart): number => unitIn(wider(chart.boxOf(stacks), margin, Math.max(margin, SIGN)), room)
  const other = before.isTurned ? NORTH_UP : NORTH_LEFT
  const isSmall = unitOf(before) < (room.width < PHONE ? SMALL : PRESSED)
  return isSmall && unitOf(other) > unitOf(before) * WORTH ? other : before
}

/** The smallest box around places of so many columns and rows. */
export function around(spots: readonly Spot[], size: number): Box {
  const [x, y] = [Math.min(...spots.map((spot) => spot.x)), Math.min(...spots.map((spot) => spot.y))]
  const [right, bottom] = [Math.max(...spots.map((spot) => spot.x)), Math.max(...spots.map((spot) => spot.y))]
  return { x, y, width: right + size - x, height: bottom + size - y }
}

function wider({ x, y, width, height }: Box, margin: number, top: number): Box {
  return { x: x - margin, y: y - top, width: width + 2 * margin, height: height + margin + top }
}

/** A box around two others. */
export function union(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  const right = Math.max(one.x + one.width, other.x + other.width)
  return { x, y, width: right - x, height: Math.max(one.y + one.height, other.y + other.height) - y }
}

/** How many pixels a space has when such a box fills a window. */
export function unitIn(box: Box, room: Room): number {
  return Math.min(room.width / box.width, room.height / box.height)
}
