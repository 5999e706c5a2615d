/** What we fold: figures for the starting player, each a sequence of real folds. */

import { at, type Fold, flipping, folding, type Line, type Paper, type Point, sheet, type Swing,
  swinging } from './paper'

export type Step =
  | { kind: 'fold'; folds: readonly Fold[] }
  /** Fold and open again: only the crease stays. */
  | { kind: 'crease'; folds: readonly Fold[] }
  | { kind: 'over' }
  | { kind: 'swing'; swing: Swing }
  | { kind: 'done' }

export interface Model {
  id: string
  /** The paper of `papers.css` that it is folded from, and the colour of its other side. */
  front: string
  back: string
  start: 'front' | 'back'
  steps: readonly Step[]
  /** Eyes and noses to draw on the finished figure. */
  eyes?: readonly (Point & { r: number })[]
}

const line = (x: number, y: number, x2: number, y2: number): Line => [at(x, y), at(x2, y2)]
const fold = (...folds: Fold[]): Step => ({ kind: 'fold', folds })
const DONE: Step = { kind: 'done' }

/** The half angle of a kite is 22.5 degrees, of a slim one 11.25. */
const slope = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)
const KITE = 200 * slope(22.5)
const SLIM = 200 * slope(11.25)

const dog: Model = {
  id: 'dog',
  front: 'farm',
  back: 'cream',
  start: 'back',
  steps: [
    fold({ line: line(-100, 0, 100, 0), tag: 'face' }),
    fold({ line: line(-78.57, 21.43, -50, 0), tag: 'ear' }, { line: line(50, 0, 78.57, 21.43), tag: 'ear' }),
    fold({ line: line(100, 80, -100, 80), only: ['face'], not: ['ear'], tag: 'nose' }),
    fold({ line: line(100, 84, -100, 84), not: ['face', 'ear'], behind: true }),
    DONE,
  ],
  eyes: [{ x: -20, y: 30, r: 4 }, { x: 20, y: 30, r: 4 }, { x: 0, y: 66, r: 4.5 }],
}

const whale: Model = {
  id: 'whale',
  front: 'sea',
  back: 'white',
  start: 'back',
  steps: [
    { kind: 'crease', folds: [{ line: line(100, 0, -100, 0) }] },
    fold({ line: line(-100, -KITE, 100, 0) }, { line: line(100, 0, -100, KITE) }),
    fold({ line: line(-70.71, 100, -70.71, -100) }),
    fold({ line: line(100, 0, -100, 0) }),
    fold({ line: line(106, -79, 44, 0), tag: 'tail' }),
    DONE,
  ],
  eyes: [{ x: -52, y: -13, r: 3 }],
}

const swan: Model = {
  id: 'swan',
  front: 'white',
  back: 'sky',
  start: 'back',
  steps: [
    { kind: 'crease', folds: [{ line: line(100, 0, -100, 0) }] },
    fold({ line: line(-100, 0, 100, -KITE) }, { line: line(100, KITE, -100, 0) }),
    { kind: 'over' },
    fold({ line: line(-100, 0, 100, -SLIM) }, { line: line(100, SLIM, -100, 0) }),
    fold({ line: line(-4, 100, -4, -100), tag: 'neck' }),
    fold({ line: line(66, -100, 66, 100), only: ['neck'], tag: 'head' }),
    fold({ line: line(100, 0, -100, 0), behind: true }),
    { kind: 'swing', swing: { round: at(-4, 0), degrees: -78, only: ['neck'] } },
    DONE,
  ],
}

/** The lower edge of the helmet. */
const EDGE = line(100, 50, -100, 50)

const helmet: Model = {
  id: 'helmet',
  front: 'red',
  back: 'gold',
  start: 'back',
  steps: [
    fold({ line: line(-100, 0, 100, 0), tag: 'face' }),
    fold({ line: line(-50, 50, 0, 0), tag: 'l' }, { line: line(0, 0, 50, 50), tag: 'r' }),
    fold({ line: EDGE, only: ['l'], tag: 'lu' }, { line: EDGE, only: ['r'], tag: 'ru' }),
    fold({ line: line(-25, 0, 0, 50), only: ['lu'], tag: 'horn' }, {
      line: line(0, 50, 25, 0),
      only: ['ru'],
      tag: 'horn',
    }),
    fold({ line: line(100, 62, -100, 62), only: ['face'], not: ['l', 'r'] }),
    fold({ line: EDGE, only: ['face'], not: ['l', 'r'] }),
    fold({ line: EDGE, not: ['face', 'l', 'r'], behind: true }),
    DONE,
  ],
}

export const MODELS: readonly Model[] = [dog, whale, swan, helmet]

/** The paper in the middle of a step. */
export function during(paper: Paper, step: Step, time: number): Paper {
  switch (step.kind) {
    case 'fold':
      return step.folds.reduce((now: Paper, one) => folding(now, one, time), paper)
    case 'crease': // there and back again
      return step.folds.reduce((now: Paper, one) => folding(now, one, time < 0.5 ? 2 * time : 2 - 2 * time), paper)
    case 'over':
      return flipping(paper, time)
    case 'swing':
      return swinging(paper, step.swing, time)
    case 'done':
      return paper
  }
}

/** The paper before each step. */
export function stages(model: Model): Paper[] {
  const found: Paper[] = [sheet(model.start)]
  for (const step of model.steps.slice(0, -1)) {
    const before = found.at(-1)!
    found.push(step.kind === 'crease' ? before : during(before, step, 1))
  }
  return found
}
