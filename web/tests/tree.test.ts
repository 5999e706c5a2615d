import { describe, expect, it } from 'vitest'
import { completions, follow, leadsOn, tallyOf, wayTo } from '../src/lib/match/tree'
import type { WordTree } from '../src/lib/wire'

const END = { '': [{ bag: [], last: null }] } as unknown as WordTree
const TREE = {
  draw: { cat: END, dog: END },
  play: { cat: { '': [{ bag: ['ant', 'bee'], last: 'left' }] } },
  pass: END,
} as unknown as WordTree
/** Cards of 2, 1 and 1 folds that pay a cost of 2 or 3; `ant` must be among them. */
const POOL = {
  '': [{ of: [['cow', 2, 1], ['ant', 1, 2]], least: 2, most: 3, must: ['ant'], inner: [] }],
} as unknown as WordTree

describe('the tree of words', () => {
  it('tells which words may follow, and whether an action is complete', () => {
    expect(follow(TREE, [])).toEqual({ words: ['draw', 'play', 'pass'], complete: false })
    expect(follow(TREE, ['draw'])).toEqual({ words: ['cat', 'dog'], complete: false })
    expect(follow(TREE, ['pass'])).toEqual({ words: [], complete: true })
  })

  it('takes the words of a bag in any order, and the last one at the end', () => {
    expect(follow(TREE, ['play', 'cat', 'bee']).words).toEqual(['ant'])
    expect(follow(TREE, ['play', 'cat', 'bee', 'ant'])).toEqual({ words: ['left'], complete: false })
    expect(follow(TREE, ['play', 'cat', 'bee', 'ant', 'left']).complete).toBe(true)
  })

  it('leads nowhere after a wrong word, or after one too many', () => {
    for (const said of [['nothing'], ['draw', 'owl'], ['pass', 'pass'], ['play', 'cat', 'ant', 'ant']]) {
      expect(leadsOn(TREE, said)).toBe(false)
    }
  })

  it('tallies what was said in a pool or a bag, and nothing elsewhere', () => {
    const weigh = (word: string): number => ({ ant: 2, bee: 3 })[word] ?? 0
    expect(tallyOf(POOL, ['cow'], weigh)).toEqual({ total: 2, least: 2, most: 3 })
    expect(tallyOf(TREE, ['play', 'cat', 'bee'], weigh)).toEqual({ total: 3, least: 5, most: 5 })
    expect(tallyOf(TREE, ['draw'], weigh)).toBeNull()
  })

  it('completes the word that is being typed', () => {
    expect(completions(TREE, 'p')).toEqual(['play', 'pass'])
    expect(completions(TREE, 'draw ')).toEqual(['cat', 'dog'])
    expect(completions(TREE, 'draw d')).toEqual(['dog'])
    expect(completions(TREE, '')).toHaveLength(3)
  })

  it('finds the shortest way to a word through the allowed leads', () => {
    expect(wayTo(TREE, [], 'cat')).toEqual(['draw', 'cat'])
    expect(wayTo(TREE, [], 'cat', ['play'])).toEqual(['play', 'cat'])
    expect(wayTo(TREE, ['draw'], 'cat')).toEqual(['cat'])
    expect(wayTo(TREE, [], 'owl')).toBeNull()
  })

  it('offers a word of a pool only where the total can still be reached', () => {
    expect(follow(POOL, [])).toEqual({ words: ['cow', 'ant'], complete: false })
    expect(follow(POOL, ['cow'])).toEqual({ words: ['ant'], complete: false })
    expect(follow(POOL, ['ant', 'ant'])).toEqual({ words: [], complete: true })
    expect(leadsOn(POOL, ['ant', 'ant', 'cow'])).toBe(false)
  })
})
