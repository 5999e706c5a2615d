import { describe, expect, it } from 'vitest'
import { FollowQueue, type Pace, recentSteps, type Timer } from '../src/lib/match/followQueue'
import type { Step } from '../src/lib/wire'

class FakeClock implements Timer {
  now = 0
  private timers: { at: number; then: () => void }[] = []

  set(then: () => void, milliseconds: number): unknown {
    const timer = { at: this.now + milliseconds, then }
    this.timers.push(timer)
    return timer
  }

  clear(timer: unknown): void {
    this.timers = this.timers.filter((each) => each !== timer)
  }

  pass(milliseconds: number): void {
    const end = this.now + milliseconds
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
      if (!due) break
      this.now = due.at
      this.clear(due)
      due.then()
    }
    this.now = end
  }
}

function step(index: number, seat: number | null, told = true): Step {
  return { index, seat, words: '', events: told ? [{ event: 'passed', seat: seat ?? 0 } as never] : [] }
}

function frame(...steps: Step[]): { steps: Step[] } {
  return { steps }
}

function queue(pace: Pace = 'normal', own = 0) {
  const clock = new FakeClock()
  const told: string[] = []
  const settings = { pace }
  const made = new FollowQueue(
    {
      show: (_, steps, fresh) =>
        told.push(`${clock.now} show ${steps.map(({ index }) => index).join(',')}${fresh ? '' : ' still'}`),
      tell: ({ index }) => told.push(`${clock.now} tell ${index}`),
      settle: () => told.push(`${clock.now} settle`),
    },
    () => settings.pace,
    ({ seat }) => seat === own,
    clock,
  )
  return { clock, told, made, settings }
}

describe('following what others do', () => {
  it('shows one move after the other, and is settled when the last was told', () => {
    const { clock, told, made } = queue()
    made.push(frame(step(0, 1)))
    made.push(frame(step(1, 2)))
    expect(told).toEqual(['0 show 0', '0 tell 0'])
    expect([made.moves, made.duration]).toEqual([1, 1000])
    clock.pass(1000)
    expect(told.slice(2)).toEqual(['1000 show 1', '1000 tell 1'])
    expect(made.isBusy).toBe(true)
    clock.pass(1000)
    expect(told.slice(4)).toEqual(['2000 settle'])
    expect(made.isBusy).toBe(false)
  })

  it('tells the steps of chance after the move that led to them, each for half the time', () => {
    const { clock, told, made } = queue('slow')
    made.push(frame(step(0, 1), step(1, null), step(2, null, false)))
    clock.pass(9000)
    expect(told).toEqual(['0 show 0,1,2', '0 tell 0', '2500 tell 1', '3750 settle'])
  })

  it('takes no time at once, nor for the own moves and what nobody is told', () => {
    const { told, made, settings } = queue('once')
    made.push(frame(step(0, 1)))
    expect(told).toEqual(['0 show 0', '0 settle'])
    settings.pace = 'normal'
    made.push(frame(step(1, 0)))
    made.push(frame(step(2, 1, false)))
    expect(told.slice(2)).toEqual(['0 show 1', '0 settle', '0 show 2', '0 settle'])
  })

  it('skips to the present without motion, with all steps on the way', () => {
    const { clock, told, made } = queue()
    made.push(frame(step(0, 1)), frame(step(1, 2)), frame(step(2, 3)))
    made.skip()
    expect(told.slice(2)).toEqual(['0 show 1,2 still', '0 settle'])
    clock.pass(9000)
    expect(told).toHaveLength(4)
  })

  it('waits while it is paused, and goes on from there', () => {
    const { clock, told, made } = queue()
    made.pause()
    made.push(frame(step(0, 1)))
    made.push(frame(step(1, 0), step(2, 1)))
    clock.pass(5000)
    expect([told, made.moves]).toEqual([[], 2])
    made.resume()
    clock.pass(5000)
    expect(told.filter((line) => line.includes('show'))).toEqual(['5000 show 0', '6000 show 1,2'])
  })

  it('follows a pace that is changed on the way from the next step on', () => {
    const { clock, told, made, settings } = queue('slow')
    made.push(frame(step(0, 1)), frame(step(1, 1)), frame(step(2, 1)))
    settings.pace = 'normal'
    clock.pass(9000)
    expect(told.at(-1)).toBe('4500 settle')
  })
})

describe('what is new', () => {
  const steps = [step(0, null), step(1, 0), step(2, null), step(3, 1), step(4, 2)]

  it('is what followed the own last move, with what chance brought then', () => {
    expect(recentSteps(steps, 0, 0).map(({ index }) => index)).toEqual([2, 3, 4])
    expect(recentSteps(steps, 2, 0)).toEqual([])
  })

  it('is for a spectator what happened since the last move of whoever is asked', () => {
    expect(recentSteps(steps, null, 1).map(({ index }) => index)).toEqual([4])
  })

  it('is not what was dealt before anybody moved', () => {
    expect(recentSteps(steps.slice(0, 1), 0, 0)).toEqual([])
    expect(recentSteps([step(0, null), step(1, 1)], 0, 0).map(({ index }) => index)).toEqual([1])
  })
})
