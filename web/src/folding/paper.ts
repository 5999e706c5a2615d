/**
 * A sheet of paper that can be folded flat. A state is a stack of polygons from the bottom to the top; a fold cuts them
 * along a line and mirrors one side, so whatever is shown is what the paper really does. y points down, as in SVG.
 */

export interface Point {
  x: number
  y: number
}

export type Line = readonly [Point, Point]

export interface Layer {
  points: Point[]
  /** The folds that moved it. */
  tags: readonly string[]
  /** Which side of the paper is seen. */
  side: 'front' | 'back'
}

export type Paper = readonly Layer[]

/** Which layers take part: those with any of `only` (all, if left out) and with none of `not`. */
export interface Part {
  only?: readonly string[]
  not?: readonly string[]
}

/** Mirror what lies to the left of a directed line (seen along it, with y down); a mountain fold goes behind. */
export interface Fold extends Part {
  line: Line
  behind?: boolean
  /** The name that the moved layers get. */
  tag?: string
}

/** Turn some layers round a point, as when a neck is pulled up; degrees, clockwise. */
export interface Swing extends Part {
  round: Point
  degrees: number
}

export const at = (x: number, y: number): Point => ({ x, y })

/** A square standing on a corner, one side up. */
export function sheet(side: 'front' | 'back'): Paper {
  return [{ points: [at(0, -100), at(100, 0), at(0, 100), at(-100, 0)], side, tags: [] }]
}

const EDGE = 1e-6

/** How far left of the line a point is: positive on the side that moves. */
function leftOf([a, b]: Line, p: Point): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  return ((b.x - a.x) * (a.y - p.y) + (b.y - a.y) * (p.x - a.x)) / length
}

/** The foot of the perpendicular. */
export function footOn([a, b]: Line, p: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const share = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)
  return at(a.x + share * dx, a.y + share * dy)
}

/** A point on its way over the line: at 0 where it is, at 1 mirrored; seen from above it goes by the cosine. */
function turned(line: Line, p: Point, time: number): Point {
  const foot = footOn(line, p)
  const along = Math.cos(Math.PI * time)
  return at(foot.x + (p.x - foot.x) * along, foot.y + (p.y - foot.y) * along)
}

/** The part of a polygon on one side of a line. */
function cut(points: readonly Point[], line: Line, sign: 1 | -1): Point[] {
  const kept: Point[] = []
  points.forEach((here, index) => {
    const next = points[(index + 1) % points.length]!
    const [one, two] = [sign * leftOf(line, here), sign * leftOf(line, next)]
    if (one >= -EDGE) kept.push(here)
    if ((one > EDGE && two < -EDGE) || (one < -EDGE && two > EDGE)) {
      const share = one / (one - two)
      kept.push(at(here.x + share * (next.x - here.x), here.y + share * (next.y - here.y)))
    }
  })
  return kept
}

export function area(points: readonly Point[]): number {
  return Math.abs(points.reduce((sum, p, index) => {
    const q = points[(index + 1) % points.length]!
    return sum + (p.x * q.y - q.x * p.y) / 2
  }, 0))
}

function takesPart(layer: Layer, { only, not }: Part): boolean {
  return (!only || only.some((tag) => layer.tags.includes(tag))) && !not?.some((tag) => layer.tags.includes(tag))
}

/** What stays and what moves when a fold is made. */
export function split(paper: Paper, fold: Fold): { still: Layer[]; moving: Layer[] } {
  const [still, moving]: [Layer[], Layer[]] = [[], []]
  for (const layer of paper) {
    if (!takesPart(layer, fold)) {
      still.push(layer)
      continue
    }
    const [moved, kept] = [cut(layer.points, fold.line, 1), cut(layer.points, fold.line, -1)]
    if (kept.length > 2 && area(kept) > 0.01) still.push({ ...layer, points: kept })
    if (moved.length > 2 && area(moved) > 0.01) {
      moving.push({ ...layer, points: moved, tags: fold.tag ? [...layer.tags, fold.tag] : layer.tags })
    }
  }
  return { still, moving }
}

const other = (side: Layer['side']): Layer['side'] => (side === 'front' ? 'back' : 'front')

/** Layers on their way over the line; from the middle on the other side is seen, and the lowest lies on top. */
function turning(layers: Paper, line: Line, time: number): Layer[] {
  const over = layers.map((layer) => ({
    ...layer,
    points: layer.points.map((p) => turned(line, p, time)),
    side: time > 0.5 ? other(layer.side) : layer.side,
  }))
  return time > 0.5 ? over.reverse() : over
}

/** The paper while it is folded; at 1 the fold is done. */
export function folding(paper: Paper, fold: Fold, time: number): Paper {
  const { still, moving } = split(paper, fold)
  const over = turning(moving, fold.line, time)
  return fold.behind ? [...over, ...still] : [...still, ...over]
}

/** Turning the whole paper over, top to bottom. */
export function flipping(paper: Paper, time: number): Paper {
  return turning(paper, [at(-1, 0), at(1, 0)], time)
}

export function swinging(paper: Paper, swing: Swing, time: number): Paper {
  const angle = (swing.degrees * time * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const { x, y } = swing.round
  const move = (p: Point): Point => at(x + (p.x - x) * cos - (p.y - y) * sin, y + (p.x - x) * sin + (p.y - y) * cos)
  return paper.map((layer) => (takesPart(layer, swing) ? { ...layer, points: layer.points.map(move) } : layer))
}
