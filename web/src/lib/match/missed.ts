/** What was missed of a match, as positions to be shown one after the other. */

import type { Frame } from './followQueue'
import { changedView } from './parts'
import type { Ending, Missed, Step, View, WordTree } from '../wire'

export type { Missed }

/** A position as it was told, with the steps that led to it. */
export interface Position extends Frame {
  readonly index: number
  readonly view: View
  readonly acting: number | null
  readonly undo: number
  readonly words: WordTree | null
  readonly ending: Ending | null
}

/** The positions from the one that was seen last to the newest, which alone offers something. */
export function missedFrames(missed: Missed, latest: Position, log: readonly Step[]): Position[] {
  const nothing = { undo: 0, words: null, ending: null }
  const frames: Position[] = [{ ...nothing, index: missed.index, view: missed.first, acting: null, steps: [] }]
  for (const { step, view, parts, acting } of missed.moments) {
    const before = frames.at(-1)!
    if (step.index + 1 >= latest.index) break
    frames.push({
      ...nothing,
      index: step.index + 1,
      view: changedView(before.view, view, parts),
      acting,
      steps: [step],
    })
  }
  const { index } = frames.at(-1)!
  return [...frames, { ...latest, steps: log.filter((step) => step.index >= index && step.index < latest.index) }]
}
