import { describe, expect, it } from 'vitest'
import { nearestPlace, nextPlace } from '../src/lib/keys/nearest'

/** A box of 10 by 10. */
function at(left: number, top: number): { left: number; top: number; width: number; height: number } {
  return { left, top, width: 10, height: 10 }
}

/** Two rows of three. */
const ROWS = [at(0, 0), at(20, 0), at(40, 0), at(0, 20), at(20, 20), at(40, 20)]

describe('the arrows', () => {
  it('go to the nearest thing in their direction', () => {
    expect([nextPlace(ROWS, 0, 'ArrowRight'), nextPlace(ROWS, 0, 'ArrowDown')]).toEqual([1, 3])
    expect([nextPlace(ROWS, 4, 'ArrowLeft'), nextPlace(ROWS, 4, 'ArrowUp')]).toEqual([3, 1])
  })

  it('go on in reading order beyond the last thing', () => {
    expect(nextPlace(ROWS, 2, 'ArrowRight')).toBe(3)
    expect(nextPlace(ROWS, 5, 'ArrowDown')).toBe(0)
    expect(nextPlace(ROWS, 3, 'ArrowLeft')).toBe(2)
  })

  it('stay where they are without another thing, and for other keys', () => {
    expect([nextPlace([at(0, 0)], 0, 'ArrowUp'), nextPlace(ROWS, 1, 'Enter')]).toEqual([0, 1])
  })
})

describe('what lies nearest', () => {
  it('is found by its middle', () => {
    expect(nearestPlace(ROWS, at(38, 17))).toBe(5)
  })
})
