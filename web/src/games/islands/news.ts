/** What has just happened, as the board moves it: from the narrated events alone. */

import type { IslandsEvent, Step } from '../../lib/wire'

export interface Rolls {
  /** Carrambah's dice, the colour die of this round, and the die that decided on another shape. */
  dice: readonly number[]
  colour: { die: number; colour: string } | null
  shape: number | null
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

/** Which squares were painted and which landmarks surrounded, by seat and island: `1-0`. */
export function freshSquares(events: readonly IslandsEvent[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const event of events) {
    if (event.event !== 'painted' && event.event !== 'surrounded') continue
    const key = `${event.seat}-${event.land}`
    const squares = event.event === 'painted' ? event.squares : [event.square]
    found.set(key, [...(found.get(key) ?? []), ...squares])
  }
  return found
}

/** What is new since the own last move: squares by seat and island, seats that did something, and their bids. */
export interface RecentMarks {
  squares: ReadonlyMap<string, readonly string[]>
  seats: ReadonlySet<number>
  bids: ReadonlySet<number>
  isCardNew: boolean
}

export function marksOf(recent: readonly Step[]): RecentMarks {
  const events = eventsOf(recent)
  const squares = freshSquares(events)
  const bids = events.flatMap((event) => event.event === 'made-bid' || event.event === 'passed' ? [event.seat] : [])
  const seats = recent.flatMap((step) => (step.seat === null ? [] : [step.seat]))
  const isCardNew = events.some((event) => event.event === 'card-rolled')
  return { squares, seats: new Set(seats), bids: new Set(bids), isCardNew }
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
