/** Which of several things lies next in the direction of an arrow key. */

import { ARROWS } from '../../games/arrows'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The place of the thing to go to in `boxes`; beyond the last one in a direction, the next in reading order. */
export function nextPlace(boxes: readonly Box[], from: number, key: string): number {
  const way = ARROWS[key]
  if (!way || boxes.length === 0) return from
  const found = inDirection(boxes, from, way)
  const step = way[0] + way[1]
  return found ?? (from + step + boxes.length) % boxes.length
}

/** The nearest one within a wide angle around the direction. */
function inDirection(boxes: readonly Box[], from: number, way: readonly [number, number]): number | null {
  const start = middle(boxes[from]!)
  let best: number | null = null
  let least = Infinity
  for (const [place, box] of boxes.entries()) {
    const there = middle(box)
    const [dx, dy] = [there.x - start.x, there.y - start.y]
    const along = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    const far = along + 2 * aside
    if (along > 1 && aside <= along * 2 && far < least) [best, least] = [place, far]
  }
  return best
}

/** The place of the box whose middle is nearest to that of another; none of no boxes. */
export function nearestPlace(boxes: readonly Box[], to: Box): number {
  const goal = middle(to)
  const distances = boxes.map(middle).map(({ x, y }) => Math.hypot(x - goal.x, y - goal.y))
  return distances.indexOf(Math.min(...distances))
}

function middle({ left, top, width, height }: Box): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 }
}
