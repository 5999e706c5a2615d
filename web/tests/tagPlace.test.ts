import { describe, expect, it } from 'vitest'
import { tagPlace } from '../src/games/islands/pointing/tagPlace'

const ROOM = { left: 0, top: 0, width: 400, height: 300 }
const TAG = { width: 100, height: 40 }

describe('a tag', () => {
  it('lies beside what it is about', () => {
    expect(tagPlace({ left: 100, top: 100, width: 20, height: 20 }, TAG, ROOM, [], [])).toEqual({ left: 128, top: 100 })
  })

  it('stays within the board', () => {
    const { left, top } = tagPlace({ left: 385, top: 285, width: 15, height: 15 }, TAG, ROOM, [], [])
    expect([left + TAG.width <= 400, top + TAG.height <= 300]).toEqual([true, true])
  })

  it('covers what is seen rather than what may be pressed', () => {
    const about = { left: 100, top: 100, width: 20, height: 20 }
    const right = { left: 120, top: 0, width: 280, height: 300 }
    const left = { left: 0, top: 0, width: 100, height: 300 }
    expect(tagPlace(about, TAG, ROOM, [right], []).left).toBeLessThan(100)
    expect(tagPlace(about, TAG, { ...ROOM, top: 90, height: 50 }, [right], [left]).left).toBe(0)
  })
})
