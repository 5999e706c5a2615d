import { describe, expect, it } from 'vitest'
import { turnAt, turnsOf } from '../src/lib/match/turns'

const said = (...seats: (number | null)[]): { seat: number | null }[] => seats.map((seat) => ({ seat }))

describe('turns', () => {
  it('are what one seat does on end, with the chance in between', () => {
    expect(turnsOf(said(null, null, 0, null, 0, 1, 1, 0))).toEqual([
      { number: 0, seat: null, first: 0, end: 2 },
      { number: 1, seat: 0, first: 2, end: 5 },
      { number: 2, seat: 1, first: 5, end: 7 },
      { number: 3, seat: 0, first: 7, end: 8 },
    ])
  })

  it('are the rounds of a game that has them', () => {
    const steps = [['', 0], ['', 1], ['1', 0], ['1', 1], ['2', null], ['2', 0]] as const
    expect(turnsOf(steps.map(([period, seat]) => ({ period, seat })))).toEqual([
      { number: 0, seat: null, first: 0, end: 2 },
      { number: 1, seat: null, first: 2, end: 4 },
      { number: 2, seat: null, first: 4, end: 6 },
    ])
  })

  it('follow a set-up in which seats take turns', () => {
    const steps = [['', 0], ['', 1], [undefined, 0], [undefined, 1]] as const
    expect(turnsOf(steps.map(([period, seat]) => ({ period, seat }))).map(({ number, end }) => [number, end])).toEqual([
      [0, 2],
      [1, 3],
      [2, 4],
    ])
  })

  it('hold the moments after each of their steps', () => {
    const turns = turnsOf(said(0, 0, 1))
    expect([0, 1, 2, 3].map((index) => turnAt(turns, index)?.seat)).toEqual([0, 0, 0, 1])
    expect(turnAt([], 0)).toBeUndefined()
  })
})
