/** How Origami Islands is handled by the shell. */

import type { Sound } from '../../lib/sounds'
import type { IslandsEvent, IslandsView } from '../../lib/wire'
import type { Behaviour } from '../contract'
import { promptOf } from './prompt'

/** Words that are not drawn on the board: the bar offers them. */
const SPOKEN = ['pass', 'decline', 'skip', 'deal']

/** What comes before the first round. */
const SET_UP = ['free-sheets', 'dealing', 'keeping', 'starting']

const SOUNDS: { [Tag in IslandsEvent['event']]?: Sound } = { painted: 'laid', 'made-bid': 'laid', surrounded: 'stamp' }

export const behaviour: Behaviour = {
  figures: () => ['islands'],
  // What spends coins or paint is confirmed; saying no to a bid or a technology is not.
  asks: (said) => !['pass', 'skip'].includes(said[0] ?? ''),
  details: (view) => {
    const { card, shape, pieces, colours, dice, leader, bid } = view as IslandsView
    return { card, shape, pieces, colours, dice, least: leader === null ? (card ?? 0) : bid + 1 }
  },
  period: (view) => {
    const { phase, round } = view as IslandsView
    return SET_UP.includes(phase) ? '' : String(round)
  },
  prompt: (view, said, texts, tally) => promptOf(view as IslandsView, said, texts, tally),
  sound: ({ event }) => SOUNDS[event as IslandsEvent['event']],
  keys: [['R Shift+R', 'islands-keys-turn'], ['i', 'islands-keys-read']],
  draws: (word) => !SPOKEN.includes(word),
}
