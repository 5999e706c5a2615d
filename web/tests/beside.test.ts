import { describe, expect, it } from 'vitest'
import { type Box, placeBeside } from '../src/games/origami/cards/beside'

const WINDOW = { width: 1000, height: 600 }
const SIZE = { width: 200, height: 100 }
const card = (left: number, top: number): Box => ({ left, top, width: 80, height: 120 })

function covers(place: { left: number; top: number }, other: Box): boolean {
  return place.left < other.left + other.width && place.left + SIZE.width > other.left &&
    place.top < other.top + other.height && place.top + SIZE.height > other.top
}

describe('a text beside a card', () => {
  it('lies at its right where nothing else does', () => {
    expect(placeBeside(card(100, 100), SIZE, [], [], WINDOW)).toEqual({ left: 188, top: 100 })
  })

  it('stays within the window', () => {
    const place = placeBeside(card(910, 470), SIZE, [], [], WINDOW)
    expect(place.left + SIZE.width).toBeLessThanOrEqual(WINDOW.width)
    expect(place.top + SIZE.height).toBeLessThanOrEqual(WINDOW.height)
    expect(covers(place, card(910, 470))).toBe(false)
  })

  it('rather covers what cannot be chosen than what can, and neither where there is room', () => {
    const [thing, right] = [card(100, 100), card(190, 100)]
    expect(covers(placeBeside(thing, SIZE, [], [right], WINDOW), right)).toBe(false)
  })

  it('covers nothing that can be chosen', () => {
    const row = [100, 190, 280, 370, 460].map((left) => card(left, 240))
    for (const thing of row) {
      const place = placeBeside(thing, SIZE, row.filter((other) => other !== thing), [], WINDOW)
      expect(row.filter((other) => covers(place, other))).toEqual([])
    }
  })
})
