import { describe, expect, it } from 'vitest'
import { behaviour as islands } from '../src/games/islands/behaviour'
import { behaviour as origami } from '../src/games/origami/behaviour'
import { soundsOf } from '../src/lib/sounds'
import type { GameEvent } from '../src/lib/wire'
import { PARTS } from '../src/sound/paper'

const told = (...tags: string[]): GameEvent[] => tags.map((event) => ({ event }) as GameEvent)

describe('sounds', () => {
  it('of one update come once each, in the order in which things are done', () => {
    expect(soundsOf(told('played', 'discarded', 'played'), origami.sound!)).toEqual(['laid', 'fold'])
    expect(soundsOf(told('surrounded', 'painted', 'surrounded'), islands.sound!)).toEqual(['laid', 'stamp'])
    expect(soundsOf(told('turn-began', 'gained'), islands.sound!)).toEqual([])
  })

  it('are short and soft', () => {
    for (const parts of Object.values(PARTS)) {
      expect(Math.max(...parts.map(({ at, lasts }) => at + lasts))).toBeLessThan(0.8)
      expect(parts.every(({ loudness }) => loudness > 0 && loudness <= 0.3)).toBe(true)
    }
  })
})
