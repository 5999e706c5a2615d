/** What moves where when something has happened: from the narrated events alone. */

import type { OrigamiEvent } from '../../../lib/wire'

/** A spot on the board: `deck`, `line`, `hand-1`, `pile-0-left`, `discards`, `rice`, `characters`, `aside`. */
export type Spot = string

export interface Flight {
  /** The card, or nothing when it is hidden. */
  card: string | null
  from: Spot
  to: Spot
}

type Told<Tag extends string> = Extract<OrigamiEvent, { event: Tag }>

const hand = (seat: number): Spot => `hand-${seat}`
const pile = (seat: number, side: string): Spot => `pile-${seat}-${side}`
const one = (card: string | null, from: Spot, to: Spot): Flight[] => [{ card, from, to }]
const several = (cards: readonly (string | null)[], from: Spot, to: Spot): Flight[] =>
  cards.flatMap((card) => one(card, from, to))
const alike = (count: number, card: string | null): (string | null)[] => Array.from({ length: count }, () => card)
const paying = (seat: number, paid: readonly string[]): Flight[] =>
  paid.flatMap((card) => one(card, hand(seat), card === 'rice-paper' ? 'rice' : 'discards'))

const TOLD: { [Tag in OrigamiEvent['event']]?: (event: Told<Tag>) => Flight[] } = {
  dealt: ({ seat, card }) => one(card, 'deck', hand(seat)),
  'line-grew': ({ card }) => one(card, 'deck', 'line'),
  'drew-from-line': ({ seat, cards }) => several(cards, 'line', hand(seat)),
  'drew-from-deck': ({ seat, card }) => one(card, 'deck', hand(seat)),
  'looked-at': ({ card }) => one(card, 'deck', 'aside'),
  'turned-over': ({ card }) => one(card, 'deck', 'aside'),
  played: ({ seat, card, side, paid }) => [...paying(seat, paid), ...one(card, hand(seat), pile(seat, side))],
  'played-from': (
    { seat, card, side, paid, source },
  ) => [...paying(seat, paid), ...one(card, source, pile(seat, side))],
  'character-played': (
    { seat, card, paid, source },
  ) => [...paying(seat, paid), ...one(card, source === 'hand' ? hand(seat) : source, 'characters')],
  'character-left': ({ card }) => one(card, 'characters', 'discards'),
  'took-cards': ({ seat, cards, source }) => several(cards, source, hand(seat)),
  kept: ({ seat, cards, count }) => several(cards ?? alike(count, null), 'aside', hand(seat)),
  discarded: ({ seat, cards }) => several(cards, hand(seat), 'discards'),
  swapped: ({ seat, mine, other }) => [...one(mine, hand(seat), 'line'), ...one(other, 'line', hand(seat))],
  'swapped-top': (
    { seat, mine, other },
  ) => [...one(mine, hand(seat), 'discards'), ...one(other, 'discards', hand(seat))],
  'line-swept': ({ cards }) => several(cards, 'line', 'discards'),
  'gift-passed': ({ seat, card, to }) => one(card, hand(seat), hand(to)),
  stole: ({ seat, card, victim }) => one(card, hand(victim), hand(seat)),
  'drew-rice-paper': ({ seat, count }) => several(alike(count, 'rice-paper'), 'rice', hand(seat)),
  moved: ({ seat, card, side, to_side }) => one(card, pile(seat, side), pile(seat, to_side)),
}

/** More than this at once would be a blizzard. */
const MOST = 14

export function flightsOf(events: readonly OrigamiEvent[]): Flight[] {
  const flights = events.flatMap((event) => {
    const tell = TOLD[event.event] as ((event: OrigamiEvent) => Flight[]) | undefined
    return tell ? tell(event) : []
  })
  return flights.slice(-MOST)
}
