import { describe, expect, it } from 'vitest'
import { BOXES, boxNamed, boxOf, drawing, GAMES, gameOf, hasPalette, scoreOf, shelf } from '../src/games/registry'
import type { GameInfo } from '../src/lib/wire'

const DRIFT = { name: 'drift', players: [2, 3] } as GameInfo

describe('the games of the page', () => {
  it('are found by their folders, in the order of the shelf', () => {
    expect(GAMES).toEqual(['origami', 'islands', 'shaman'])
    expect(BOXES.map(({ id }) => id)).toEqual(['origami', 'legends', 'islands', 'shaman'])
  })

  it('stand before the games of the server that have no folder', () => {
    const ours = { name: 'shaman', players: [2] } as GameInfo
    expect(shelf([DRIFT, ours]).at(-1)).toEqual({
      id: 'drift',
      game: 'drift',
      options: {},
      picture: '',
      players: [2, 3],
    })
    expect(shelf([DRIFT, ours])).toHaveLength(5)
  })

  it('tell which box a table is played with', () => {
    expect(boxOf('origami', {}).id).toBe('origami')
    expect(boxOf('origami', { box: 'classic' }).id).toBe('origami')
    expect(boxOf('origami', { box: 'combined' }).id).toBe('legends')
    expect(boxOf('drift', {}).game).toBe('drift')
    expect(boxNamed('legends').options).toEqual({ box: 'legends' })
  })

  it('have a rulebook each; an unknown one is replaced by the first', () => {
    expect(gameOf('shaman')).toBe('shaman')
    expect(gameOf('drift')).toBe('origami')
  })

  it('are drawn as text without a folder', async () => {
    expect(await drawing('drift')).toEqual({ Board: null, Zoom: null, Sheet: null, behaviour: {} })
    expect([hasPalette('drift'), hasPalette('islands')]).toEqual([false, true])
  })

  it('count points by seat or in a list, or not at all', () => {
    expect(scoreOf({ scores: [3, 4] }, 1)).toBe(4)
    expect(scoreOf({ players: [{ score: 7 }] }, 0)).toBe(7)
    expect(scoreOf({}, 0)).toBeNull()
    expect(scoreOf(null, 0)).toBeNull()
  })
})
