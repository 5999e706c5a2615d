/**
 * Whoever wants to look at the page before what has arrived changes it. Whatever is measured then is there already; once
 * the page begins to change, asking where something lies would have everything laid out once more.
 */

import type { Step } from './wire'

type Look = (steps: readonly Step[]) => void

const looks = new Set<Look>()

/** Have `look` called with whatever arrives; what is returned ends it. */
export function beforeArrivals(look: Look): () => void {
  looks.add(look)
  return () => void looks.delete(look)
}

/** These steps are shown next. */
export function arriving(steps: readonly Step[]): void {
  for (const look of looks) look(steps)
}
