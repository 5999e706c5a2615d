/** Cards as a board needs them: what is printed on them, their paper, and the signs that stand beside colours. */

import type { Content } from '../../../lib/texts/gametexts'
import type { OrigamiView } from '../../../lib/wire'

/** What content says about a card, as it comes over the wire. */
export interface PrintedCard {
  family: string
  copies: { is: number }
  cost: { is: number }
  folds: { is: number }
  points: { is: number }
  effect: { when: string; do: readonly { verb: string; folds?: number }[] }
  pair?: string
  colour?: string
}

export interface OrigamiContent {
  families: Record<string, string>
  cards: Record<string, PrintedCard>
}

/** Content of this game, as we know it to be. */
export function boxOf(content: Content): OrigamiContent {
  return content as unknown as OrigamiContent
}

/** A card at a glance. */
export interface Face {
  word: string
  /** The family, `table` for characters, `paper` for rice paper. */
  group: string
  kind: string
  cost: number
  folds: number
  points: number
  /** The name of its paper in `papers.css`. */
  paper: string
}

/** When an effect works, in one sign: the same signs as in the terminal. */
export const SIGNS: Record<string, string> = {
  instant: '!',
  action: '»',
  scoring: '+',
  placement: '↓',
  ongoing: '~',
  price: '−',
  table: '◆',
  paper: '·',
}

/** Families that have a paper of their own; those of other packs are folded from stone. */
const PAPERS = ['farm', 'sky', 'sea', 'savannah', 'lawn', 'polar', 'exotic', 'dinosaurs', 'legendary']

export function paperOf(group: string, colour?: string): string {
  if (colour === 'red' || colour === 'yellow') return colour
  if (group === 'paper') return 'cream'
  return PAPERS.includes(group) ? group : 'stone'
}

export function faceOf(content: OrigamiContent, word: string): Face {
  const card = content.cards[word]
  if (!card) return { word, group: 'paper', kind: 'paper', cost: 0, folds: 0, points: 0, paper: 'cream' }
  const group = card.family || card.effect.when
  return {
    word,
    group,
    kind: card.effect.when,
    cost: card.cost.is,
    folds: card.folds.is,
    points: card.points.is,
    paper: paperOf(group, card.colour),
  }
}

/** The groups of figures that a table shows. */
export function spritesOf(view: OrigamiView): string[] {
  const families = view.families.filter((family) => PAPERS.includes(family))
  return [...families, ...(view.pairs.length > 0 ? ['characters'] : []), 'origami']
}
