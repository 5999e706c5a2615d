/** How Origami is handled by the shell. */

import type { Sound } from '../../lib/sounds'
import type { OrigamiEvent, OrigamiView } from '../../lib/wire'
import type { Behaviour } from '../contract'
import { boxOf, faceOf, spritesOf } from './cards/cards'

/** Words that are neither cards nor drawn on the board: the bar offers them. */
const SPOKEN = 'draw play use skip done pass take discard give copy swap rob look move sink pay under top left right'
  .split(' ')

/** Where a card is laid: pressed on the collection itself. */
const SIDES = ['left', 'right', 'under']

const SOUNDS: { [Tag in OrigamiEvent['event']]?: Sound } = {
  played: 'fold',
  'played-from': 'fold',
  'character-played': 'fold',
  moved: 'fold',
  'drew-from-line': 'laid',
  'drew-from-deck': 'laid',
  'took-cards': 'laid',
  discarded: 'laid',
}

export const behaviour: Behaviour = {
  figures: (view) => spritesOf(view as OrigamiView),
  // What spends cards or cannot be taken back is confirmed; saying no is not.
  asks: (said) => !['skip', 'done'].includes(said[0] ?? ''),
  details: (view, _seat, content) => {
    const { acting, players, families, characters } = view as OrigamiView
    if (acting === null) return {}
    const cards = boxOf(content).cards
    const special = Object.values(cards).some((card) => card.effect.when === 'action' && families.includes(card.family))
    const verbs = characters.flatMap((character) => cards[character]?.effect.do ?? [])
    const free = Math.max(0, ...verbs.map((verb) => (verb.verb === 'free-card' ? (verb.folds ?? 0) : 0)))
    return { limit: players[acting]?.hand_limit ?? 0, folds: players[acting]?.draw_folds ?? 0, free, special }
  },
  headline: (view, texts) => {
    const { ended, round, last_round: last } = view as OrigamiView
    if (ended) return texts.say('phase-over')
    if (last && round === last) return texts.say('table-last-round')
    return last ? texts.say('board-round-of', { round, last }) : texts.say('table-round', { round })
  },
  prompt: (view, said, texts, tally) => {
    const { acting, players, discards } = view as OrigamiView
    const [verb, first, second] = said
    const folds = (word: string): number =>
      faceOf(boxOf(texts.content), word === 'top' ? (discards.at(-1) ?? '') : word).folds
    if (verb === 'draw' && first !== undefined && acting !== null) {
      const drawn = said.slice(1).reduce((sum, word) => sum + folds(word), 0)
      return texts.say('board-drawing', { folds: drawn, most: players[acting]?.draw_folds ?? 0 })
    }
    const card = first === 'top' ? second : first
    if (verb !== 'play' || card === undefined) return ''
    const name = texts.name('card', card)
    if (!said.includes('left') && !said.includes('right')) return texts.say('board-where', { card: name })
    const price = said.includes('pay') ? tally(folds) : null
    if (price === null) return ''
    const paid = said.slice(said.indexOf('pay') + 1)
    const top = paid.length > 1 ? ` ${texts.say('board-last-on-top', { card: texts.name('card', paid.at(-1)!) })}` : ''
    return texts.say('board-paying', { card: name, folds: price.total, cost: price.least }) + top
  },
  sound: ({ event }) => SOUNDS[event as OrigamiEvent['event']],
  keys: [['i', 'board-keys-read']],
  draws: (word, said) =>
    (said[0] === 'play' && SIDES.includes(word)) ||
    (!SPOKEN.includes(word) && !/^p[1-9]$/.test(word) && !/^\d+$/.test(word)),
}
