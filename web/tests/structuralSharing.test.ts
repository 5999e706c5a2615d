import { describe, expect, it } from 'vitest'
import { share, sharing } from '../src/lib/match/structuralSharing'

const BEFORE = { players: [{ hand: ['cat'], score: 3 }, { hand: null, score: 5 }], line: ['dog', 'owl'], round: 2 }

describe('structural sharing', () => {
  it('returns the old object for an equal value', () => {
    expect(share(BEFORE, structuredClone(BEFORE))).toBe(BEFORE)
  })

  it('replaces only what has changed', () => {
    const after = share(BEFORE, { ...structuredClone(BEFORE), line: ['dog'] })
    expect(after).toEqual({ ...BEFORE, line: ['dog'] })
    expect(after).not.toBe(BEFORE)
    expect(after.players).toBe(BEFORE.players)
  })

  it('keeps an unchanged player in a new list of players', () => {
    const drawn = structuredClone(BEFORE.players)
    drawn[0]!.hand!.push('owl')
    const after = share(BEFORE.players, drawn)
    expect(after).toEqual(drawn)
    expect(after[1]).toBe(BEFORE.players[1])
  })

  it.each([[null, { a: 1 }], [{ a: 1 }, null], [[1], { 0: 1 }], [{ a: 1, b: 2 }, { a: 1 }], [{ a: undefined }, {}], [[
    1,
    2,
  ], [1]], [{ a: 1 }, { b: 1 }]])('never takes %j for %j', (old, next) => {
    const shared = share<unknown>(old, next)
    expect(shared).toEqual(next)
    expect(shared).not.toBe(old)
  })

  it('shares a series of values, each with the one before', () => {
    const shared = sharing<object>()
    const first = shared({ a: { b: 1 } })
    expect(shared({ a: { b: 1 } })).toBe(first)
    expect(shared({ a: { b: 2 } })).toEqual({ a: { b: 2 } })
  })
})
