/** How words are shown on buttons and chips. */

import type { GameTexts } from '../../lib/texts/gametexts'

/** A short name for a word: what it names, or what it does. */
export function label(
  texts: GameTexts,
  word: string,
  names: readonly string[],
  phase: string,
  said: readonly string[],
): string {
  const short = `do-${word}`
  if (texts.has(`word-${word}`) && texts.has(short)) return texts.say(short)
  return texts.word(word, names, phase, said)
}

/** What a word means, when its name does not say it. */
export function meaning(texts: GameTexts, word: string, phase: string, details: Record<string, unknown>): string {
  return texts.has(`word-${word}`) ? texts.word(word, [], phase, [], details) : ''
}

/** Whether a word names a thing of the game (a card, a piece, a place) and not something to do. */
export function isThing(texts: GameTexts, word: string): boolean {
  return !texts.has(`word-${word}`) && !/^\d+$/.test(word) && !/^p[1-9]$/.test(word)
}
