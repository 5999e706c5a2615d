/** What has just happened, as the board moves it: from the narrated events alone. */

import type { IslandsEvent, Step } from '../../lib/wire'

export interface Rolls {
  /** The colour die of this round. */
  colour: { die: number; colour: string } | null
  /** The die that decided on another shape. */
  shape: number | null
  /** Carrambah's dice. */
  dice: readonly number[]
}

export const NO_ROLLS: Rolls = { colour: null, shape: null, dice: [] }

export function eventsOf(steps: readonly Step[]): IslandsEvent[] {
  return steps.flatMap((step) => step.events as IslandsEvent[])
}

/** What lies rolled on the table after these events. */
export function rolled(before: Rolls, events: readonly IslandsEvent[]): Rolls {
  return events.reduce<Rolls>((rolls, event) => {
    switch (event.event) {
      case 'round-began':
        return NO_ROLLS
      case 'colour-rolled':
        return { ...rolls, colour: { die: event.die, colour: event.colour } }
      case 'shape-rolled':
        return { ...rolls, shape: event.card }
      case 'dice-rolled':
        return { ...rolls, dice: event.dice }
      default:
        return rolls
    }
  }, before)
}

/** Which squares were painted, by seat and island: `1-0`. */
export function freshPaint(events: readonly IslandsEvent[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const event of events) {
    if (event.event !== 'painted') continue
    const key = `${event.seat}-${event.land}`
    found.set(key, [...(found.get(key) ?? []), ...event.squares])
  }
  return found
}

/** By how much each seat's coins have changed. */
export function coinsMoved(events: readonly IslandsEvent[]): Map<number, number> {
  const found = new Map<number, number>()
  const move = (seat: number, coins: number): void => void found.set(seat, (found.get(seat) ?? 0) + coins)
  for (const event of events) {
    if (event.event === 'gained') move(event.seat, event.coins)
    else if (event.event === 'paid') move(event.seat, -event.coins)
    else if (event.event === 'coins-taken') {
      move(event.seat, event.coins)
      move(event.victim, -event.coins)
    }
  }
  return found
}
