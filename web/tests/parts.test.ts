import { describe, expect, it } from 'vitest'
import { withParts } from '../src/lib/match/parts'

const BEFORE = { round: 2, players: [{ coins: 3, lands: [{ rows: ['b.', '..'] }] }, { coins: 5, lands: [] }] }

describe('parts of a view', () => {
  it('leaves the view as it is when there are none', () => {
    expect(withParts(BEFORE, [])).toBe(BEFORE)
  })

  it('are put at their places, and the rest stays the same object', () => {
    const untouched = structuredClone(BEFORE)
    const after = withParts(BEFORE, [{ at: ['players', 0, 'coins'], value: 4 }, {
      at: ['players', 0, 'lands', 0, 'rows'],
      value: ['bb', '..'],
    }])
    expect(after.players).toEqual([{ coins: 4, lands: [{ rows: ['bb', '..'] }] }, { coins: 5, lands: [] }])
    expect(after.players[1]).toBe(BEFORE.players[1])
    expect(BEFORE).toEqual(untouched)
  })
})
