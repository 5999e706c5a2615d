import { describe, expect, it, vi } from 'vitest'
import { Replay } from '../src/lib/match/replay.svelte'

const SEATS = [{ seat: 0 }, { seat: 1 }]
const VIEWS: Record<string, object> = {
  spectator: { round: 1, hands: [null, null] },
  0: { round: 1, hands: [['cat'], null] },
  1: { round: 1, hands: [null, ['owl']] },
}

function served(eyes: string): object {
  return {
    table: { seats: SEATS },
    first: VIEWS[eyes],
    moments: [{ step: { index: 0, seat: 0, words: eyes }, view: { round: 2 }, acting: 1 }],
    ending: null,
    chances: [[0.5, 0.5], [0.8, 0.2]],
  }
}

async function loaded(): Promise<Replay> {
  vi.stubGlobal('fetch', (path: string) => {
    const eyes = /seat=(\d)/.exec(path)?.[1] ?? 'spectator'
    return Promise.resolve({ ok: true, headers: new Headers(), json: () => Promise.resolve(served(eyes)) })
  })
  const replay = new Replay('t')
  await replay.load('spectator')
  await replay.load('all')
  return replay
}

describe('a replay', () => {
  it('applies each change to the view before it', async () => {
    const replay = await loaded()
    expect(replay.last).toBe(1)
    expect(replay.at(1, 'spectator')?.view).toEqual({ round: 2, hands: [null, null] })
    expect(replay.at(2, 'spectator')).toBeNull()
  })

  it('shows everything open as what any seat sees', async () => {
    const replay = await loaded()
    expect(replay.at(1, 'all')?.view).toMatchObject({ round: 2, seat: null, hands: [['cat'], ['owl']] })
    expect(replay.steps('all').map((step) => step.words)).toEqual(['0'])
  })

  it('names the steps that raised a chance, up to a moment', async () => {
    const replay = await loaded()
    const [swing] = replay.swings()
    expect(swing).toMatchObject({ index: 1, seat: 0 })
    expect(swing?.change).toBeCloseTo(0.3)
    expect(replay.swings(0)).toEqual([])
  })
})
