/** How Origami is handled by the shell. */

import type { OrigamiView } from '../../lib/wire'
import type { Manner } from '../contract'

/** Words that are neither cards nor drawn on the board: the bar offers them. */
const SPOKEN = ['draw', 'play', 'use', 'skip', 'done', 'pass', 'take', 'discard', 'give', 'copy', 'swap', 'rob', 'look', 'move', 'sink', 'pay', 'under', 'top', 'left', 'right']

export const manner: Manner = {
  // What spends cards or cannot be taken back is confirmed; saying no is not.
  asks: (said) => !['skip', 'done'].includes(said[0] ?? ''),
  details: (view) => {
    const { acting, players } = view as OrigamiView
    return acting === null ? {} : { limit: players[acting]?.hand_limit ?? 0 }
  },
  draws: (word) => !SPOKEN.includes(word) && !/^p[1-9]$/.test(word) && !/^\d+$/.test(word),
}
