import { describe, expect, it } from 'vitest'
import { Words } from '../src/lib/match/words.svelte'
import type { WordTree } from '../src/lib/wire'

const END = { '': [{ bag: [], last: null }] } as unknown as WordTree
const TREE = { draw: { line: { cat: END, dog: END } }, pass: END } as unknown as WordTree

function chooser(asks = true): { words: Words; sent: string[] } {
  const sent: string[] = []
  const words = new Words((said) => sent.push(said), () => asks)
  words.offer(TREE)
  return { words, sent }
}

describe('choosing words', () => {
  it('says words without an alternative by itself', () => {
    const { words } = chooser()
    words.choose('draw')
    expect(words.said).toEqual(['draw', 'line'])
    expect(words.next).toEqual(['cat', 'dog'])
    words.back()
    expect(words.said).toEqual([])
  })

  it('sends a complete action after "confirm" and not before', () => {
    const { words, sent } = chooser()
    words.say(['draw', 'line', 'cat'])
    expect([words.complete, sent]).toEqual([true, []])
    words.confirm()
    expect(sent).toEqual(['draw line cat'])
    expect([words.active, words.next]).toEqual([false, []])
  })

  it('sends an action at once where nothing is asked', () => {
    const { words, sent } = chooser(false)
    words.choose('pass')
    expect(sent).toEqual(['pass'])
  })

  it('keeps a refused action and forgets a granted one', () => {
    const { words } = chooser()
    words.choose('pass')
    words.confirm()
    words.answered(false)
    expect(words.said).toEqual(['pass'])
    words.confirm()
    words.answered(true)
    expect(words.said).toEqual([])
  })

  it('keeps what was said when the same tree is offered again', () => {
    const { words } = chooser()
    words.choose('draw')
    words.offer(structuredClone(TREE))
    expect(words.said).toEqual(['draw', 'line'])
    words.offer({ pass: END })
    expect(words.said).toEqual([])
  })

  it('takes a word back with all that depends on it', () => {
    const { words } = chooser()
    words.say(['draw', 'line', 'cat'])
    expect(words.unsay('cat')).toBe(true)
    expect(words.unsay('owl')).toBe(false)
    expect(words.unsay('draw')).toBe(false)
    expect(words.said).toEqual([])
  })

  it('refuses words that do not fit', () => {
    const { words } = chooser()
    words.say(['draw', 'owl'])
    words.replace(['draw', 'line', 'owl'])
    expect(words.said).toEqual([])
    words.replace(['draw', 'line'])
    expect(words.said).toEqual(['draw', 'line'])
  })
})
