/** What of the rulebook of Origami Islands belongs to a match, and to a phase of it. */

import type { IslandsView } from '../../lib/wire'
import type { RulesGuide } from '../contract'

const PHASES: Readonly<Record<string, string>> = {
  'free-sheets': 'I1',
  dealing: 'I1',
  keeping: 'I1',
  starting: 'I1',
  'auction-die': 'I2',
  bidding: 'I2',
  carrambah: 'I10',
  auctionis: 'I10.6',
  economicus: 'I10.7',
  timenautics: 'I10.11',
  'transform-die': 'I10.10',
  expancing: 'I10.5',
  acting: 'I3',
  coal: 'I5.3',
  card: 'I4',
  square: 'I4',
  income: 'I3.3',
  round: 'I3.4',
  grove: 'I5.4',
  'colour-die': 'I2.2',
  triggered: 'I5.10',
  volcano: 'I5.6',
  taking: 'I9',
  over: 'I6',
}

export const rules: RulesGuide = {
  figures: ['islands'],
  beside: {
    'I1.3': ['winter', 'spring', 'summer', 'autumn'],
    'I2.1': ['auction-die'],
    'I3.3': ['coin'],
    'I5.1': ['lighthouse'],
    'I5.2': ['regular-harbour', 'secret-harbour'],
    'I5.3': ['coal-pit', 'coal-token'],
    'I5.4': ['grove'],
    'I5.5': ['temple'],
    'I5.6': ['volcano', 'volcano-token'],
    'I5.7': ['gold-mine', 'gold-token'],
    'I5.8': ['sea', 'mountain'],
    'I9.1': ['coal-token', 'gold-token'],
    'I10.1': ['auction-die'],
  },
  includes: ({ anchor }, { options }) => {
    if (anchor === 'I9') return options['catch-up'] === true
    return anchor !== 'I10' || options['science'] === true
  },
  anchor: ({ view, options }) => {
    const { phase } = view as IslandsView
    // Alone against Carrambah one bids by other rules.
    return phase === 'bidding' && options['science'] === true ? 'I10' : (PHASES[phase] ?? '')
  },
}
