/** What lies in a box, shelf by shelf: for galleries without cards to collect. */

import type { GameTexts } from '../lib/texts/gametexts'

export interface Piece {
  id: string
  name: string
  /** What it is for, one sentence or several. */
  about: readonly string[]
  figures: readonly string[]
  /** The squares of a shape, row by row; `.` is nothing. */
  shape?: readonly string[]
}

export interface Shelf {
  /** The message with its title. */
  title: string
  pieces: readonly Piece[]
}

/** A piece with its name and what it is for. */
export function pieceOf(texts: GameTexts, kind: string, id: string, figures: readonly string[], given = {}): Piece {
  return { id, name: texts.name(kind, id), about: [texts.about(kind, id, given)], figures }
}
