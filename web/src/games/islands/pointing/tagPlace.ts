/** Where a tag lies beside what it tells about: within the board, and over as little as possible of what may be pressed. */

export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** How far a tag lies from what it is about, nearest first. */
const DISTANCES = [8, 40, 80, 130, 190]
/** A place that is one pixel nearer is worth as much as so many pixels of what is covered. */
const NEARNESS = 4
/** What is only looked at is covered rather than what may be pressed. */
const SEEN = 0.2

/** The upper left corner of a tag of this size. */
export function tagPlace(
  about: Area,
  size: Pick<Area, 'width' | 'height'>,
  room: Area,
  pressed: readonly Area[],
  seen: readonly Area[],
): { left: number; top: number } {
  const { width, height } = size
  let best = { left: room.left, top: room.top }
  let least = Infinity
  for (const distance of DISTANCES) {
    for (const place of around(about, size, distance)) {
      const left = within(place.left, room.left, room.left + room.width - width)
      const top = within(place.top, room.top, room.top + room.height - height)
      const tag = { left, top, width, height }
      const cost = hidden(tag, pressed) + SEEN * hidden(tag, seen) + 2 * shared(tag, about) + NEARNESS * distance
      if (cost < least) [best, least] = [{ left, top }, cost]
    }
  }
  return best
}

/** Beside, above and below, each at three places. */
function around(about: Area, { width, height }: Pick<Area, 'width' | 'height'>, distance: number): Point[] {
  const across = [about.left, about.left + (about.width - width) / 2, about.left + about.width - width]
  const down = [about.top, about.top + (about.height - height) / 2, about.top + about.height - height]
  return [
    ...down.map((top) => ({ left: about.left + about.width + distance, top })),
    ...down.map((top) => ({ left: about.left - distance - width, top })),
    ...across.map((left) => ({ left, top: about.top - distance - height })),
    ...across.map((left) => ({ left, top: about.top + about.height + distance })),
  ]
}

type Point = Pick<Area, 'left' | 'top'>

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

function hidden(tag: Area, areas: readonly Area[]): number {
  return areas.reduce((sum, each) => sum + shared(tag, each), 0)
}

/** How many pixels lie in both. */
function shared(one: Area, other: Area): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}
