import { describe, expect, it } from 'vitest'
import { cellsOf, covered, edge, placeOf, printedIsland, squareAt, widthOf } from '../src/games/islands/lands/map'
import { coinsMoved, freshSquares, NO_ROLLS, rolled } from '../src/games/islands/news'
import { isFree, openSquares, placementsOf, wordsOf } from '../src/games/islands/painting/placements'
import type { IslandsEvent, IslandsShapeView, WordTree } from '../src/lib/wire'

const END = { '': [{ bag: [], last: null }] } as unknown as WordTree
const TURNS = { up: [[0, 0], [0, -1]], right: [[0, 0], [1, 0]] }
const DOMINO = { name: 'domino', turns: TURNS } as unknown as IslandsShapeView
const TREE = { paint: { i2: { b2: { right: { blue: END, red: END } } } } } as unknown as WordTree

describe('maps of islands', () => {
  it('name squares by column and row', () => {
    expect(placeOf('f4')).toEqual([5, 3])
    expect(squareAt(5, 3)).toBe('f4')
  })

  it('have cells with paint or landmarks where there is no sea', () => {
    const cells = cellsOf(['~b', 'L.'])
    expect(cells.map(({ square }) => square)).toEqual(['b1', 'a2', 'b2'])
    expect(cells[0]).toMatchObject({ paint: 'blue', landmark: null })
    expect(cells[1]).toMatchObject({ paint: null, landmark: 'lighthouse' })
    expect(widthOf([])).toBe(1)
  })

  it('draw a line around squares, not between them', () => {
    expect(edge([[0, 0]])).toBe('M0 0h1M0 1h1M0 0v1M1 0v1')
    expect(edge([[0, 0], [1, 0]])).not.toContain('M1 0v1')
  })

  it('find an island on its sheet', () => {
    const content = { name: 'p', sheets: { a: { islands: { reef: { map: '.~\n', outlines: [] } } } } }
    expect(printedIsland(content, 'reef')?.rows).toEqual(['.~'])
    expect(printedIsland(content, 'atoll')).toBeNull()
  })
})

describe('placements of a shape', () => {
  it('are read from the tree of legal words', () => {
    expect(placementsOf(TREE, DOMINO)).toEqual([{
      land: 1,
      anchor: 'b2',
      turn: 'right',
      colours: ['blue', 'red'],
      squares: ['b2', 'c2'],
    }])
    expect(placementsOf(TREE, null)).toEqual([])
    expect(placementsOf({ pass: END }, DOMINO)).toEqual([])
  })

  it('are said as words', () => {
    expect(wordsOf(placementsOf(TREE, DOMINO)[0]!, 'red')).toEqual(['paint', 'i2', 'b2', 'right', 'red'])
    expect(covered('b2', [[0, 0], [1, 0]])).toEqual(['b2', 'c2'])
  })

  it('of single squares follow one after the other', () => {
    const free = { paint: { i1: { '': [{ bag: ['a1', 'a2'], last: 'blue' }] } } } as unknown as WordTree
    expect([isFree(free, 0), isFree(free, 1), isFree(TREE, 1)]).toEqual([true, false, false])
    expect(openSquares(free, 0, [])).toEqual(['a1', 'a2'])
    expect(openSquares(free, 0, ['paint', 'i1', 'a1'])).toEqual(['a2'])
    expect(openSquares(free, 0, ['paint', 'i2'])).toEqual([])
  })
})

describe('news of a round', () => {
  const events = [
    { event: 'colour-rolled', die: 3, colour: 'green' },
    { event: 'painted', seat: 1, land: 0, squares: ['a1'] },
    { event: 'painted', seat: 1, land: 0, squares: ['a2'] },
    { event: 'surrounded', seat: 1, land: 0, square: 'b1' },
    { event: 'paid', seat: 0, coins: 4 },
    { event: 'coins-taken', seat: 0, victim: 1, coins: 2 },
  ] as unknown as IslandsEvent[]

  it('keeps the dice until the next round begins', () => {
    const after = rolled(NO_ROLLS, events)
    expect(after.colour).toEqual({ die: 3, colour: 'green' })
    expect(rolled(after, [{ event: 'round-began' } as IslandsEvent])).toBe(NO_ROLLS)
  })

  it('sums up painted squares and surrounded landmarks by island, and coins by seat', () => {
    expect(freshSquares(events)).toEqual(new Map([['1-0', ['a1', 'a2', 'b1']]]))
    expect(coinsMoved(events)).toEqual(new Map([[0, -2], [1, -2]]))
  })
})
