/** What of the rulebook of Shaman Island belongs to a phase. */

import type { ShamanView } from '../../lib/wire'
import type { RulesGuide } from '../contract'

const PHASES: Readonly<Record<string, string>> = {
  lot: 'S2',
  deal: 'S2',
  build: 'S2',
  coin: 'S2.2',
  place: 'S2.2',
  turn: 'S3',
  settle: 'S5.4',
  over: 'S8',
}
const VERBS: Readonly<Record<string, string>> = { move: 'S4', ride: 'S5.4', spirit: 'S5', sink: 'S6', slide: 'S7' }

export const rules: RulesGuide = {
  figures: ['shaman'],
  beside: {
    'S1.1': ['tile-1', 'tile-3'],
    'S2.2': ['suns-shaman', 'suns-warrior'],
    'S5.1': ['moons-shaman', 'moons-spirit'],
    'S6.1': ['tile-1'],
    'S8.2': ['crowns-shaman', 'arms-warrior'],
  },
  anchor: ({ view, said }) => {
    const { phase } = view as ShamanView
    return (phase === 'turn' ? VERBS[said[0] ?? ''] : undefined) ?? PHASES[phase] ?? ''
  },
}
