/** Where something may be painted: read from the tree of legal words and nowhere else. */

import { follow } from '../../../lib/match/tree'
import type { IslandsShapeView, WordTree } from '../../../lib/wire'
import { COLOURS, covered, LANDS } from '../lands/map'

/** One way to lay the shape, and the colours that it may have there. */
export interface Placement {
  /** The place of the island, counted from 0. */
  land: number
  anchor: string
  /** The word of the turn; a single square has none. */
  turn: string
  colours: readonly string[]
  squares: readonly string[]
}

function branch(node: WordTree | null, word: string): WordTree | null {
  const child = node?.[word]
  return child === undefined || Array.isArray(child) ? null : child
}

/** Every legal way to lay a shape. */
export function placementsOf(tree: WordTree | null, shape: IslandsShapeView | null): Placement[] {
  const painting = branch(tree, 'paint')
  if (!painting || !shape) return []
  return LANDS.flatMap((word, land) => onLand(branch(painting, word), shape).map((found) => ({ land, ...found })))
}

function onLand(land: WordTree | null, shape: IslandsShapeView): Omit<Placement, 'land'>[] {
  const anchors = Object.keys(land ?? {}).filter((anchor) => anchor !== '')
  return anchors.flatMap((anchor) =>
    Object.entries(shape.turns).flatMap(([turn, offsets]) => {
      const after = turn === '' ? branch(land, anchor) : branch(branch(land, anchor), turn)
      const colours = COLOURS.filter((colour) => branch(after, colour))
      return colours.length === 0 ? [] : [{ anchor, turn, colours, squares: covered(anchor, offsets) }]
    })
  )
}

/** The words of laying a shape in a colour. */
export function wordsOf({ land, anchor, turn }: Placement, colour: string): string[] {
  return ['paint', LANDS[land]!, anchor, ...(turn === '' ? [] : [turn]), colour]
}

/** Whether squares of any form are named one by one on this island. */
export function isFree(tree: WordTree | null, land: number): boolean {
  return Array.isArray(branch(branch(tree, 'paint'), LANDS[land]!)?.[''])
}

/** The squares of an island that may be named next, after those that were. */
export function openSquares(tree: WordTree | null, land: number, said: readonly string[]): string[] {
  const path = ['paint', LANDS[land]!, ...said.slice(2)]
  if (!tree || said.some((word, place) => word !== path[place])) return []
  return follow(tree, path).words.filter((word) => /^[a-h][1-8]$/.test(word))
}
