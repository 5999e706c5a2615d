import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { missedFrames, type Position } from '../src/lib/match/missed'
import { keepSeen, seenIndex } from '../src/lib/match/seen'
import type { Missed, Step } from '../src/lib/wire'

function step(index: number, seat: number | null): Step {
  return { index, seat, words: '', events: [] }
}

function moment(index: number, view: object): Missed['moments'][number] {
  return { step: step(index, 1), view, parts: [], acting: 1 }
}

const log = [0, 1, 2, 3].map((index) => step(index, 1))
const latest = {
  index: 4,
  view: { coins: 9 } as never,
  acting: 0,
  undo: 1,
  words: { pass: {} } as never,
  ending: null,
  steps: [],
} satisfies Position

describe('what was missed', () => {
  it('goes from the view that was seen last to the newest position, which alone offers something', () => {
    const missed = {
      index: 1,
      first: { coins: 1, name: 'a' } as never,
      moments: [moment(1, { coins: 2 }), moment(2, { coins: 3 }), moment(3, { coins: 9 })],
    }
    const frames = missedFrames(missed, latest, log)
    expect(frames.map(({ index }) => index)).toEqual([1, 2, 3, 4])
    expect(frames.map(({ view }) => view)).toEqual([{ coins: 1, name: 'a' }, { coins: 2, name: 'a' }, {
      coins: 3,
      name: 'a',
    }, { coins: 9 }])
    expect(frames.map(({ words }) => words !== null)).toEqual([false, false, false, true])
    expect(frames.map(({ steps }) => steps.map(({ index }) => index))).toEqual([[], [1], [2], [3]])
  })

  it('ends with the newest position that is known here, though the server has told of later ones', () => {
    const missed = { index: 2, first: {} as never, moments: [2, 3, 4, 5].map((index) => moment(index, {})) }
    expect(missedFrames(missed, latest, [...log, step(4, 1)]).map(({ index }) => index)).toEqual([2, 3, 4])
  })
})

describe('how far a match was shown', () => {
  const kept = new Map<string, string>()
  beforeEach(() =>
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  )
  afterEach(() => kept.clear())

  it('is kept for each seat, for the matches that were looked at last', () => {
    keepSeen('old', 0, 3)
    for (let match = 0; match < 39; match++) keepSeen(`match ${match}`, 0, match)
    keepSeen('old', 0, 5)
    keepSeen('new', null, 8)
    expect([seenIndex('old', 0), seenIndex('new', null), seenIndex('match 0', 0), seenIndex('old', 1)]).toEqual([
      5,
      8,
      null,
      null,
    ])
  })

  it("is nothing where somebody's own text is kept", () => {
    kept.set('kamishima-seen', 'no')
    expect(seenIndex('old', 0)).toBeNull()
  })
})
