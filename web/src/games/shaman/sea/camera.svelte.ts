/** What part of the sea is seen. It can be moved and enlarged, but the land never leaves the window. */

import type { Box, Spot } from './sea'

const LARGEST = 120
/** Spaces are not drawn larger than this to fill the window. */
const COMFORTABLE = 84
const STEP = 1.25

export class Camera {
  /** The window in pixels. */
  width = $state(0)
  height = $state(0)
  /** The land with its margin, in spaces. */
  box = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 })
  private wanted = $state.raw<{ unit: number; x: number; y: number } | null>(null)

  /** How large a space is when the whole land fills the window. */
  readonly fitting: number = $derived(
    Math.max(8, Math.min(this.width / this.box.width, this.height / this.box.height, COMFORTABLE)),
  )
  /** How large a space is now, in pixels. */
  readonly unit: number = $derived(this.wanted === null ? this.fitting : this.bounded(this.wanted.unit))
  /** Where the corner of the sea lies, in pixels of the window. */
  readonly x: number = $derived(
    held(this.wanted?.x ?? null, this.width, this.box.x * this.unit, this.box.width * this.unit),
  )
  readonly y: number = $derived(
    held(this.wanted?.y ?? null, this.height, this.box.y * this.unit, this.box.height * this.unit),
  )

  /** Whether the whole land is seen, so that there is nothing to move. */
  get isFitted(): boolean {
    return this.unit <= this.fitting * 1.001
  }

  get isLargest(): boolean {
    return this.unit >= LARGEST * 0.999
  }

  private bounded(unit: number): number {
    return Math.min(LARGEST, Math.max(this.fitting, unit))
  }

  /** See the whole land again. */
  fit(): void {
    this.wanted = null
  }

  /** Move by so many pixels. */
  move(dx: number, dy: number): void {
    if (!this.isFitted) this.wanted = { unit: this.unit, x: this.x + dx, y: this.y + dy }
  }

  /** Enlarge around a point of the window. */
  zoom(factor: number, at: Spot = { x: this.width / 2, y: this.height / 2 }): void {
    const unit = this.bounded(this.unit * factor)
    if (unit <= this.fitting * 1.001) return this.fit()
    const grown = unit / this.unit
    this.wanted = { unit, x: at.x - (at.x - this.x) * grown, y: at.y - (at.y - this.y) * grown }
  }

  closer(): void {
    this.zoom(STEP)
  }

  farther(): void {
    this.zoom(1 / STEP)
  }

  /** Bring several places into the middle, with spaces of this size if all of them fit then. */
  bring(spots: readonly Spot[], unit: number): void {
    const [left, right] = [Math.min(...spots.map(({ x }) => x)) - 1, Math.max(...spots.map(({ x }) => x)) + 2]
    const [top, bottom] = [Math.min(...spots.map(({ y }) => y)) - 1, Math.max(...spots.map(({ y }) => y)) + 2]
    const fitting = Math.min(unit, this.width / (right - left), this.height / (bottom - top))
    if (fitting <= this.fitting) return this.fit()
    const middle = { x: ((left + right) / 2) * fitting, y: ((top + bottom) / 2) * fitting }
    this.wanted = { unit: fitting, x: this.width / 2 - middle.x, y: this.height / 2 - middle.y }
  }

  /** Bring a place into sight, with some room around it. */
  show(spot: Spot): void {
    const room = this.unit
    const at = { x: this.x + spot.x * this.unit, y: this.y + spot.y * this.unit }
    const dx = Math.max(0, room - at.x) - Math.max(0, at.x + room - this.width)
    const dy = Math.max(0, room - at.y) - Math.max(0, at.y + room - this.height)
    if (dx !== 0 || dy !== 0) this.move(dx, dy)
  }
}

/** An offset that keeps a length inside a window, or the window inside it; in the middle without a wish. */
function held(wish: number | null, window: number, start: number, length: number): number {
  const one = -start
  const other = window - start - length
  if (wish === null || length <= window) return (one + other) / 2
  return Math.min(Math.max(one, other), Math.max(Math.min(one, other), wish))
}
