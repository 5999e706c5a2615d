/** How Shaman Island is handled by the shell. */

import box from '../../generated/shaman.json'
import type { Sound } from '../../lib/sounds'
import type { ShamanEvent, ShamanView } from '../../lib/wire'
import type { Behaviour } from '../contract'
import { pathOf } from './sea/sea'

/** What the bar offers: the board draws all others as the places where they lead. */
const VERBS = ['start', 'spirit', 'sink']

/** Actions that lead from one place to another. */
const FROM_TO = ['move', 'ride', 'slide']

/** How many tiles everybody lays at sea level; the first tile of all lies there already. */
const SEA_LEVEL = box.tiles['sea-level'].is

const SET_UP = ['lot', 'deal', 'build', 'coin', 'place']

const SOUNDS: { [Tag in ShamanEvent['event']]?: Sound } = {
  'tile-laid': 'laid',
  'piece-moved': 'laid',
  'tile-slid': 'fold',
}

export const behaviour: Behaviour = {
  figures: () => ['shaman'],
  // The secret choice of a warrior can be taken back until it is placed.
  asks: (said) => said[0] !== 'coin',
  details: (view) => {
    const { actions_left, coin, stacks, tribes } = view as ShamanView
    const laid = stacks.reduce((sum, stack) => sum + stack.height, 0) - 1
    return { actions: actions_left, coin, raising: laid >= SEA_LEVEL * tribes.length }
  },
  period: (view) => (SET_UP.includes((view as ShamanView).phase) ? '' : undefined),
  prompt: (_view, said, texts) => {
    const [verb = '', from = '', ...rest] = said
    const path = verb === 'slide' ? pathOf(from, rest) : rest
    if (FROM_TO.includes(verb)) {
      if (path.length < (verb === 'slide' ? 2 : 1)) return ''
      return `${from}: ${texts.say('shaman-target', { verb, to: path.at(-1)!, way: path[0]! })}`
    }
    return from && verb !== 'start' ? texts.say('shaman-target', { verb, to: from, way: '' }) : ''
  },
  sound: ({ event }) => SOUNDS[event as ShamanEvent['event']],
  keys: [['+ - 0', 'shaman-keys-zoom'], ['Shift+←↑→↓', 'shaman-keys-pan']],
  draws: (word) => !VERBS.includes(word),
}
