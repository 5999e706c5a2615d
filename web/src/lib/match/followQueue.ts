/**
 * The queue of what others did: one step after the other at a pace, and in one go when somebody skips.
 *
 * A frame is a position with the steps that led to it. It is shown when its first step is told; the steps of chance in
 * it are told after that. The queue knows neither the page nor the table: it calls `show`, `tell` and `settle`.
 */

import type { Step } from '../wire'

export const PACES = ['once', 'normal', 'slow'] as const
export type Pace = (typeof PACES)[number]

/** Milliseconds for a move; a step of chance takes half as long. */
const MOVE: Readonly<Record<Pace, number>> = { once: 0, normal: 1000, slow: 2500 }

export interface Frame {
  readonly steps: readonly Step[]
}

export interface Listener<F> {
  /** Show this position; `steps` led to it from the one before. Those that were skipped do not move: not `fresh`. */
  show(frame: F, steps: readonly Step[], fresh: boolean): void
  /** A step is told now. */
  tell(step: Step): void
  /** Everything is shown, and stays. */
  settle(): void
}

export interface Timer {
  set(then: () => void, milliseconds: number): unknown
  clear(timer: unknown): void
}

const WINDOW: Timer = {
  set: (then, milliseconds) => setTimeout(then, milliseconds),
  clear: (timer) => clearTimeout(timer as number),
}

export class FollowQueue<F extends Frame> {
  private waiting: F[] = []
  /** The steps of the shown frame that are still to be told. */
  private untold: Step[] = []
  private timer: unknown = null
  private isPaused = false

  /**
   * @param pace how fast, asked before each step
   * @param isOwn whether a step is the reader's own: it takes no time
   */
  constructor(
    private readonly listener: Listener<F>,
    private readonly pace: () => Pace,
    private readonly isOwn: (step: Step) => boolean,
    private readonly clock: Timer = WINDOW,
  ) {}

  /** Whether something is still to be shown or told, or is being told. */
  get isBusy(): boolean {
    return this.timer !== null || this.waiting.length > 0 || this.untold.length > 0
  }

  /** How many moves of others wait. */
  get moves(): number {
    return this.steps.filter((step) => step.seat !== null && !this.isOwn(step)).length
  }

  /** How many milliseconds it takes to tell what waits. */
  get duration(): number {
    return this.steps.reduce((sum, step) => sum + this.time(step), 0)
  }

  private get steps(): Step[] {
    return [...this.untold, ...this.waiting.flatMap((frame) => frame.steps)]
  }

  push(...frames: readonly F[]): void {
    this.waiting.push(...frames)
    if (this.timer === null && !this.isPaused) this.next()
  }

  /** Show nothing more until it is resumed or skipped. */
  pause(): void {
    this.isPaused = true
    this.stop()
  }

  resume(): void {
    this.isPaused = false
    if (this.timer === null) this.next()
  }

  /** Show the last position at once. */
  skip(): void {
    this.isPaused = false
    this.stop()
    const last = this.waiting.at(-1)
    const steps = this.waiting.flatMap((frame) => frame.steps)
    this.untold = []
    this.waiting = []
    if (last) this.listener.show(last, steps, false)
    this.listener.settle()
  }

  /** Forget what waits: the table is told anew. */
  clear(): void {
    this.isPaused = false
    this.stop()
    this.untold = []
    this.waiting = []
  }

  private stop(): void {
    if (this.timer !== null) this.clock.clear(this.timer)
    this.timer = null
  }

  private next(): void {
    for (;;) {
      const step = this.untold.shift()
      if (step) {
        const time = this.time(step)
        if (time === 0) continue
        this.timer = this.clock.set(() => {
          this.timer = null
          this.next()
        }, time)
        this.listener.tell(step)
        return
      }
      const frame = this.waiting.shift()
      if (!frame) break
      this.untold = [...frame.steps]
      this.listener.show(frame, frame.steps, true)
    }
    this.listener.settle()
  }

  private time(step: Step): number {
    if (this.isOwn(step) || (step.events.length === 0 && !step.undone)) return 0
    return MOVE[this.pace()] * (step.seat === null ? 0.5 : 1)
  }
}

/**
 * What is new to whoever sits at a seat: the steps after their own last one. Whoever watches is shown what happened
 * since the last move of the one who is asked now. What was dealt before anybody moved is not new.
 */
export function recentSteps(steps: readonly Step[], seat: number | null, acting: number | null): readonly Step[] {
  const whose = seat ?? acting
  const own = steps.findLastIndex((step) => step.seat !== null && step.seat === whose)
  const start = own >= 0 ? own + 1 : steps.findIndex((step) => step.seat !== null)
  return start < 0 ? [] : steps.slice(start)
}
