import { describe, expect, it } from 'vitest'
import { marksOf as islandMarks } from '../src/games/islands/news'
import { newPlaces } from '../src/games/origami/recent'
import { marksOf as shamanMarks } from '../src/games/shaman/sea/recent'
import type { GameEvent, Step } from '../src/lib/wire'

function recent(...events: object[]): Step[] {
  return events.map((event, index) => ({ index, seat: 1, words: '', events: [event as GameEvent] }))
}

describe('what is new on the boards', () => {
  it('is where cards of Origami came to', () => {
    const places = newPlaces(
      recent({ event: 'played', seat: 1, card: 'cat', side: 'left', under: false, paid: ['dog'] }, {
        event: 'line-grew',
        card: 'owl',
      }, { event: 'drew-from-deck', seat: 2, card: null }),
    )
    expect([...places].sort()).toEqual([
      'discards',
      'discards/dog',
      'hand-2',
      'line',
      'line/owl',
      'pile-1-left',
      'pile-1-left/cat',
    ])
  })

  it('is painted and surrounded squares, bids, and the card of Islands', () => {
    const marks = islandMarks(
      recent({ event: 'painted', seat: 1, land: 2, island: 'ridge', squares: ['a1', 'a2'], colour: 'red' }, {
        event: 'surrounded',
        seat: 1,
        land: 2,
        island: 'ridge',
        landmark: 'grove',
        square: 'b1',
        single: true,
      }, { event: 'made-bid', seat: 3, coins: 4 }),
    )
    expect(marks.squares.get('1-2')).toEqual(['a1', 'a2', 'b1'])
    expect([[...marks.bids], marks.isCardNew]).toEqual([[3], false])
    expect(islandMarks(recent({ event: 'card-rolled', seat: 0, card: 4 })).isCardNew).toBe(true)
  })

  it('is where pieces and tiles of Shaman Island are now, and which tiles are gone', () => {
    const marks = shamanMarks(
      recent(
        { event: 'piece-moved', seat: 1, piece: 'warrior', coin: null, start: 'k33', end: 'k34' },
        { event: 'piece-moved', seat: 1, piece: 'warrior', coin: null, start: 'k34', end: 'k35' },
        { event: 'tile-slid', seat: 1, start: 'm33', half_way: 'm34', end: 'm35', riders: 0 },
        { event: 'tile-sunk', seat: 1, site: 'p33' },
      ),
    )
    expect([[...marks.pieces], [...marks.tiles], [...marks.sunk]]).toEqual([['k35'], ['m35'], ['p33']])
  })
})
