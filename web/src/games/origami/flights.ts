/** What moves where when something has happened: from the narrated events alone. */

import type { OrigamiEvent } from '../../lib/wire'

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
const paying = (seat: number, paid: readonly string[]): Flight[] => paid.map((card) => ({ card, from: hand(seat), to: card === 'rice-paper' ? 'rice' : 'discards' }))
const several = (cards: readonly string[], from: Spot, to: Spot): Flight[] => cards.map((card) => ({ card, from, to }))
const hidden = (count: number, from: Spot, to: Spot): Flight[] => Array.from({ length: count }, () => ({ card: null, from, to }))

const TOLD: { [Tag in OrigamiEvent['event']]?: (event: Told<Tag>) => Flight[] } = {
  dealt: (event) => [{ card: event.card, from: 'deck', to: hand(event.seat) }],
  'line-grew': (event) => [{ card: event.card, from: 'deck', to: 'line' }],
  'drew-from-line': (event) => several(event.cards, 'line', hand(event.seat)),
  'drew-from-deck': (event) => [{ card: event.card, from: 'deck', to: hand(event.seat) }],
  'looked-at': (event) => [{ card: event.card, from: 'deck', to: 'aside' }],
  'turned-over': (event) => [{ card: event.card, from: 'deck', to: 'aside' }],
  played: (event) => [...paying(event.seat, event.paid), { card: event.card, from: hand(event.seat), to: pile(event.seat, event.side) }],
  'played-from': (event) => [...paying(event.seat, event.paid), { card: event.card, from: event.source, to: pile(event.seat, event.side) }],
  'character-played': (event) => [
    ...paying(event.seat, event.paid),
    { card: event.card, from: event.source === 'hand' ? hand(event.seat) : event.source, to: 'characters' },
  ],
  'character-left': (event) => [{ card: event.card, from: 'characters', to: 'discards' }],
  'took-cards': (event) => several(event.cards, event.source, hand(event.seat)),
  kept: (event) => (event.cards ? several(event.cards, 'aside', hand(event.seat)) : hidden(event.count, 'aside', hand(event.seat))),
  discarded: (event) => several(event.cards, hand(event.seat), 'discards'),
  swapped: (event) => [
    { card: event.mine, from: hand(event.seat), to: 'line' },
    { card: event.other, from: 'line', to: hand(event.seat) },
  ],
  'swapped-top': (event) => [
    { card: event.mine, from: hand(event.seat), to: 'discards' },
    { card: event.other, from: 'discards', to: hand(event.seat) },
  ],
  'line-swept': (event) => several(event.cards, 'line', 'discards'),
  'gift-passed': (event) => [{ card: event.card, from: hand(event.seat), to: hand(event.to) }],
  stole: (event) => [{ card: event.card, from: hand(event.victim), to: hand(event.seat) }],
  'drew-rice-paper': (event) => Array.from({ length: event.count }, () => ({ card: 'rice-paper', from: 'rice', to: hand(event.seat) })),
  moved: (event) => [{ card: event.card, from: pile(event.seat, event.side), to: pile(event.seat, event.to_side) }],
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
