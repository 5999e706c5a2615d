import { describe, expect, it, vi } from 'vitest'
import { Replay } from '../src/lib/match/replay.svelte'

const SEATS = [{ seat: 0 }, { seat: 1 }]
const BIDS = [{ coins: 0 }, { coins: 0 }]
const VIEWS: Record<string, object> = {
  spectator: { round: 1, hands: [null, null], bids: BIDS },
  0: { round: 1, hands: [['cat'], null], bids: BIDS },
  1: { round: 1, hands: [null, ['owl']], bids: BIDS },
}

function served(eyes: string): object {
  return {
    table: { seats: SEATS },
    first: VIEWS[eyes],
    moments: [{ step: { index: 0, seat: 0, words: eyes }, view: { round: 2 }, parts: [], acting: 1 }, {
      step: { index: 1, seat: null },
      view: {},
      parts: [{ at: ['bids', 1, 'coins'], value: 3 }],
      acting: 0,
    }],
    ending: null,
    chances: [[0.5, 0.5], [0.8, 0.2], [0.8, 0.2]],
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
    expect(replay.last).toBe(2)
    expect(replay.at(1, 'spectator')?.view).toEqual({ round: 2, hands: [null, null], bids: BIDS })
    expect(replay.at(2, 'spectator')?.view).toMatchObject({ round: 2, bids: [{ coins: 0 }, { coins: 3 }] })
    expect(replay.at(3, 'spectator')).toBeNull()
  })

  it('shows everything open as what any seat sees', async () => {
    const replay = await loaded()
    expect(replay.at(1, 'all')?.view).toMatchObject({ round: 2, seat: null, hands: [['cat'], ['owl']] })
    expect(replay.steps('all').map((step) => step.words)).toEqual(['0', undefined])
  })

  it('keeps whatever was open to spectators the same object from moment to moment', async () => {
    const replay = await loaded()
    const [open, before, after] = [replay.at(1, 'spectator')!, replay.at(1, 'all')!, replay.at(2, 'all')!].map((
      { view },
    ) => view as unknown as { bids: object[]; hands: object[] })
    expect(before!.bids).toBe(open!.bids)
    expect(after!.bids[0]).toBe(before!.bids[0])
    expect(after!.bids[1]).not.toBe(before!.bids[1])
  })

  it('names the steps that raised a chance, up to a moment', async () => {
    const replay = await loaded()
    const [swing] = replay.swings()
    expect(swing).toMatchObject({ index: 1, seat: 0 })
    expect(swing?.change).toBeCloseTo(0.3)
    expect(replay.swings(0)).toEqual([])
  })
})
