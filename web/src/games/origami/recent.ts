/** Where something new lies since the own last move: from the narrated events alone. */

import type { OrigamiEvent, Step } from '../../lib/wire'
import { flightsOf, type Spot } from './motion/flights'

const known = new WeakMap<readonly Step[], ReadonlySet<string>>()

/** The spots that something came to, and which card: `hand-1`, `line/cat`, `pile-0-left/whale`. */
export function newPlaces(recent: readonly Step[]): ReadonlySet<string> {
  const found = known.get(recent) ?? placesOf(recent)
  known.set(recent, found)
  return found
}

function placesOf(recent: readonly Step[]): ReadonlySet<string> {
  const places = new Set<string>()
  for (const step of recent) {
    for (const { card, to } of flightsOf(step.events as OrigamiEvent[])) {
      places.add(to)
      if (card !== null) places.add(at(to, card))
    }
  }
  return places
}

export function at(spot: Spot, card: string): string {
  return `${spot}/${card}`
}
