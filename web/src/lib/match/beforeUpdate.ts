/**
 * Listeners that run before an update changes the page: there a board measures where things lie without cost. Measuring
 * once the page has begun to change would force a second layout.
 */

import type { Step } from '../wire'

type Listener = (steps: readonly Step[]) => void

const listeners = new Set<Listener>()

/** Call `listener` with the steps of every update before it is applied; returns the function that removes it. */
export function beforeUpdate(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Run the listeners: these steps are applied next. */
export function announceUpdate(steps: readonly Step[]): void {
  for (const listener of listeners) listener(steps)
}
