/** How Origami is handled by the shell. */

import type { OrigamiView } from '../../lib/wire'
import type { Manner } from '../contract'

/** Words that are neither cards nor drawn on the board: the bar offers them. */
const SPOKEN = ['draw', 'play', 'use', 'skip', 'done', 'pass', 'take', 'discard', 'give', 'copy', 'swap', 'rob', 'look', 'move', 'sink', 'pay', 'under', 'top', 'left', 'right']

interface Printed {
  family: string
  effect: { when: string; do: { verb: string; folds?: number }[] }
}

export const manner: Manner = {
  // What spends cards or cannot be taken back is confirmed; saying no is not.
  asks: (said) => !['skip', 'done'].includes(said[0] ?? ''),
  details: (view, _seat, content) => {
    const { acting, players, families, characters } = view as OrigamiView
    if (acting === null) return {}
    const cards = (content.cards ?? {}) as unknown as Record<string, Printed>
    const special = Object.values(cards).some((card) => card.effect.when === 'action' && families.includes(card.family))
    const verbs = characters.flatMap((character) => cards[character]?.effect.do ?? [])
    const free = Math.max(0, ...verbs.map((verb) => (verb.verb === 'free-card' ? (verb.folds ?? 0) : 0)))
    return { limit: players[acting]?.hand_limit ?? 0, folds: players[acting]?.draw_folds ?? 0, free, special }
  },
  draws: (word) => !SPOKEN.includes(word) && !/^p[1-9]$/.test(word) && !/^\d+$/.test(word),
}
