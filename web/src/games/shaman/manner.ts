/** How Shaman Island is handled by the shell. */

import box from '../../generated/shaman.json'
import type { ShamanView } from '../../lib/wire'
import type { Manner } from '../contract'

/** What can be done; the bar offers it, the board draws what it is done with. */
const VERBS = ['start', 'lay', 'raise', 'coin', 'place', 'move', 'ride', 'spirit', 'settle', 'sink', 'slide']

/** How many tiles everybody lays at sea level; the first tile of all lies there already. */
const SEA_LEVEL = box.tiles['sea-level'].is

export const manner: Manner = {
  // The secret choice of a warrior can be taken back until it is placed.
  asks: (said) => said[0] !== 'coin',
  details: (view) => {
    const { actions_left, coin, stacks, tribes } = view as ShamanView
    const laid = stacks.reduce((sum, stack) => sum + stack.height, 0) - 1
    return { actions: actions_left, coin, raising: laid >= SEA_LEVEL * tribes.length }
  },
  draws: (word) => !VERBS.includes(word),
}
