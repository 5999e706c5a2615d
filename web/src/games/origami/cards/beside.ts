/** Where a text lies that belongs to a thing: near it, within the window, and off whatever can be chosen. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 8
/** How far apart the places are that are looked at. */
const STEP = 24
/** What a covered pixel counts for, against a pixel farther away: of what can be chosen, and of anything else. */
const [COVERED, OVER] = [100, 0.05]

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}

/** How far two boxes are from each other. */
function distance(one: Box, other: Box): number {
  const across = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0)
  const down = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0)
  return across + down
}

function places(from: number, to: number, best: readonly number[]): number[] {
  const found = best.filter((place) => place >= from && place <= to)
  for (let place = from; place <= to; place += STEP) found.push(place)
  return found
}

/** The best place for a box of this size beside `thing`: covering nothing of `legal`, and as little of `others` as can be. */
export function placeBeside(
  thing: Box,
  size: { width: number; height: number },
  legal: readonly Box[],
  others: readonly Box[],
  window: { width: number; height: number },
): { left: number; top: number } {
  const lefts = [thing.left + thing.width + GAP, thing.left - size.width - GAP, thing.left]
  const tops = [thing.top, thing.top - size.height - GAP, thing.top + thing.height + GAP]
  let best = { left: GAP, top: GAP }
  let least = Infinity
  for (const left of places(GAP, Math.max(GAP, window.width - size.width - GAP), lefts)) {
    for (const top of places(GAP, Math.max(GAP, window.height - size.height - GAP), tops)) {
      const box = { left, top, ...size }
      const over = (boxes: readonly Box[]): number => boxes.reduce((sum, other) => sum + overlap(box, other), 0)
      const cost = over([thing, ...legal]) * COVERED + over(others) * OVER + distance(box, thing) +
        Math.abs(top - thing.top) / 10
      if (cost < least) [best, least] = [{ left, top }, cost]
    }
  }
  return best
}
