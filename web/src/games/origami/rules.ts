/** What of the rulebook of Origami belongs to a match, and to a phase of it. */

import type { OrigamiView } from '../../lib/wire'
import type { RulesGuide } from '../contract'
import { boxOf } from './cards/cards'

const FAMILIES = ['farm', 'sky', 'sea', 'savannah', 'lawn', 'polar', 'exotic', 'dinosaurs', 'legendary', 'characters']

const PHASES: Readonly<Record<string, string>> = {
  families: 'O1',
  pairs: 'O1',
  deal: 'O1',
  lot: 'O1',
  turn: 'O2',
  refill: 'O3',
  limit: 'O2.2',
  free: 'O6.2',
  count: 'O7',
  over: 'O7',
}
const VERBS: Readonly<Record<string, string>> = { draw: 'O3', play: 'O5', use: 'O5.3' }

export const rules: RulesGuide = {
  figures: FAMILIES,
  includes: ({ anchor, cards }, { view, content }) => {
    const { families, pairs } = view as OrigamiView
    if (anchor === 'O6') return pairs.length > 0
    const known = boxOf(content).cards
    return cards.length === 0 ||
      cards.some((card) => families.includes(known[card]?.family ?? '') || pairs.includes(known[card]?.pair ?? ''))
  },
  anchor: ({ view, said }) => {
    const { phase } = view as OrigamiView
    const known = phase === 'turn' ? VERBS[said[0] ?? ''] : undefined
    return known ?? PHASES[phase] ?? `card-${phase.split('.')[0]}`
  },
}
