/** How Origami Islands is handled by the shell. */

import type { IslandsView } from '../../lib/wire'
import type { Manner } from '../contract'

/** Words that are not drawn on the board: the bar offers them. */
const SPOKEN = ['pass', 'decline', 'skip', 'deal']

export const manner: Manner = {
  // What spends coins or paint is confirmed; saying no to a bid or a technology is not.
  asks: (said) => !['pass', 'skip'].includes(said[0] ?? ''),
  details: (view) => {
    const { card, shape, pieces, colours, dice, leader, bid } = view as IslandsView
    return { card, shape, pieces, colours, dice, least: leader === null ? (card ?? 0) : bid + 1 }
  },
  draws: (word) => !SPOKEN.includes(word),
}
