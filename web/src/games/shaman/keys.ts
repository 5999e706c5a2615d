/** The arrows go from one button of the map to the next one in that direction. */

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** Give the focus to the nearest button in the direction of a key, what is lit first; whether there was one. */
export function nearest(map: HTMLElement, from: HTMLElement, key: string): boolean {
  const way = WAYS[key]
  if (!way || !from.classList.contains('area')) return false
  const start = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const button of map.querySelectorAll<HTMLElement>('.area')) {
    if (button === from) continue
    const there = middle(button)
    const [dx, dy] = [there.x - start.x, there.y - start.y]
    const along = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    const far = along + 2 * aside
    if (along > 1 && aside <= along * 2 && far < least) [best, least] = [button, far]
  }
  best?.focus()
  return best !== null
}
