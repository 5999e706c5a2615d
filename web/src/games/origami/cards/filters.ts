/** Which cards a gallery shows: a filter for everything that is printed on a card. */

import { type Face, faceOf, type OrigamiContent } from './cards'

export interface Filters {
  /** `classic` or `legends`; empty shows both. */
  box: string
  group: string
  kind: string
  folds: string
  /** A part of a name or of a text. */
  words: string
}

export const EVERYTHING: Filters = { box: '', group: '', kind: '', folds: '', words: '' }

export interface Shown {
  face: Face
  box: string
  name: string
  text: string
}

/** The texts that a gallery needs of a game. */
interface Named {
  name(kind: string, word: string): string
  cardText(word: string): string
}

export function allCards(content: OrigamiContent, texts: Named): Shown[] {
  return Object.keys(content.cards).map((word) => {
    const face = faceOf(content, word)
    return {
      face,
      box: content.families[face.group] ?? 'legends',
      name: texts.name('card', word),
      text: texts.cardText(word),
    }
  })
}

export function matching(cards: readonly Shown[], wanted: Filters): Shown[] {
  const words = wanted.words.trim().toLowerCase()
  return cards.filter(({ face, box, name, text }) =>
    (!wanted.box || box === wanted.box) &&
    (!wanted.group || face.group === wanted.group) &&
    (!wanted.kind || face.kind === wanted.kind) &&
    (!wanted.folds || face.folds === Number(wanted.folds)) &&
    (!words || name.toLowerCase().includes(words) || text.toLowerCase().includes(words))
  )
}

/** The values that occur, in the order of the cards. */
export function valuesOf(cards: readonly Shown[], of: (card: Shown) => string): string[] {
  return [...new Set(cards.map(of))]
}
