import { describe, expect, it } from 'vitest'
import { keyed } from '../src/games/origami/boardContext'
import { CardPlaces } from '../src/games/origami/cardPlaces'
import { faceOf, type OrigamiContent, paperOf } from '../src/games/origami/cards/cards'
import { allCards, EVERYTHING, matching, valuesOf } from '../src/games/origami/cards/filters'
import { Words } from '../src/lib/match/words.svelte'
import type { OrigamiView, WordTree } from '../src/lib/wire'

function card(family: string, folds: number, verb: string): OrigamiContent['cards'][string] {
  const number = { is: folds }
  const effect = { when: 'instant', do: [{ verb }] }
  return { family, copies: number, cost: number, folds: number, points: number, effect }
}

const BOX: OrigamiContent = {
  families: { farm: 'classic', legendary: 'legends' },
  cards: { cat: card('farm', 1, 'draw'), kirin: card('legendary', 2, 'salvage') },
}
const END = { '': [{ bag: [], last: null }] } as unknown as WordTree

const REACH: OrigamiView['reach'] = {
  draw: [['line']],
  play: [['hand'], ['sides']],
  'play top': [['discards'], ['sides']],
  pay: [['hand', 'aside']],
}

function places(tree: object, reach = REACH, tops: string[] = []): { words: Words; places: CardPlaces } {
  const words = new Words(() => undefined)
  words.offer(tree as WordTree)
  const lying = tops.map((card) => ({ card, points: 0, bonus: 0 }))
  const players = [{ left: lying, right: [] }] as unknown as OrigamiView['players']
  return { words, places: new CardPlaces({ view: { seat: 0, reach, players } as OrigamiView, chooser: words }) }
}

describe('cards', () => {
  it('show what is printed on them; an unknown one is a sheet of paper', () => {
    expect(faceOf(BOX, 'kirin')).toMatchObject({ group: 'legendary', kind: 'instant', cost: 2, paper: 'legendary' })
    expect(faceOf(BOX, 'rice-paper')).toMatchObject({ group: 'paper', folds: 0, paper: 'cream' })
    expect([paperOf('robots'), paperOf('farm', 'red')]).toEqual(['stone', 'red'])
  })

  it('are filtered by what is printed on them', () => {
    const cards = allCards(BOX, { name: (_kind, word) => word, cardText: (word) => `about ${word}` })
    expect(valuesOf(cards, ({ box }) => box)).toEqual(['classic', 'legends'])
    expect(matching(cards, { ...EVERYTHING, words: ' KIR ' }).map(({ name }) => name)).toEqual(['kirin'])
    expect(matching(cards, { ...EVERYTHING, folds: '1', box: 'legends' })).toEqual([])
  })

  it('keep their objects while nothing about them changes', () => {
    const before = keyed(['cat', 'cat'], () => 0, [])
    const after = keyed(['cat', 'cat', 'kirin'], (word) => (word === 'cat' ? 1 : 0), before)
    expect(after.map(({ key, isChosen }) => `${key} ${isChosen}`)).toEqual([
      'cat/0 true',
      'cat/1 false',
      'kirin/0 false',
    ])
    expect(after[1]).toBe(before[1])
  })
})

describe('places of cards', () => {
  const tree = { draw: { cat: END }, play: { cat: { left: END, right: END }, top: { dog: { left: END } } } }

  it('tell a card in the hand from the same card in the line', () => {
    const { places: found } = places(tree)
    expect(found.way('line', 'cat')).toEqual(['draw', 'cat'])
    expect(found.way('hand', 'cat')).toEqual(['play', 'cat'])
    expect(found.way('discards', 'cat')).toBeNull()
  })

  it('are where the view says, one word after the other', () => {
    const { words, places: found } = places({ swap: { cat: { dog: END, owl: END }, fox: { dog: END } } }, {
      swap: [['hand'], ['discards']],
    })
    expect(found.way('discards', 'dog')).toBeNull()
    words.say(['swap', 'cat'])
    expect([found.way('hand', 'fox'), found.way('discards', 'dog')]).toEqual([null, ['dog']])
  })

  it('count how many copies of a zone were chosen', () => {
    const { words, places: found } = places(tree)
    words.say(['draw', 'cat'])
    expect([found.chosen('line', 'cat'), found.chosen('hand', 'cat')]).toEqual([1, 0])
  })

  it('take the top discard for itself, and collections once a card was said', () => {
    const { words, places: found } = places(tree)
    expect([found.wayToTop(), found.way('sides', 'left')]).toEqual([['play', 'top'], null])
    words.say(['play', 'cat'])
    expect([found.wayToTop(), found.way('sides', 'left')]).toEqual([null, ['left']])
  })

  it('name a place in a collection, of which some words were said already', () => {
    const moving = { move: { left: { 1: { left: { 2: END, 3: END }, right: { 1: END } }, 2: { left: { 1: END } } } } }
    const { words, places: found } = places(moving, { move: [['own-places']] })
    expect(found.wayToLying(0, 'left', 1, 2, 'cat')).toEqual(['move', 'left', '1'])
    expect(found.wayToLying(1, 'left', 1, 2, 'cat')).toBeNull()
    words.say(['move', 'left', '1', 'left'])
    expect([found.wayToLying(0, 'left', 2, 2, 'dog'), found.wayToLying(0, 'right', 1, 1, 'owl')]).toEqual([['2'], null])
  })

  it('name the collections of all seats where others are reached', () => {
    const sinking = { sink: { p1: { left: { 2: END } }, p2: { left: { 2: END, 3: END } } } }
    const { words, places: found } = places(sinking, { sink: [['places']] })
    expect(found.wayToLying(1, 'left', 3, 3, 'cat')).toEqual(['sink', 'p2', 'left', '3'])
    words.say(['sink', 'p2'])
    expect([found.wayToLying(1, 'left', 2, 3, 'cat'), found.wayToLying(0, 'left', 2, 3, 'cat')]).toEqual([['2'], null])
  })

  it('mean the copy on top where one lies there, and not a covered one', () => {
    const { places: found } = places({ use: { dog: END } }, { use: [['own']] }, ['cat', 'dog'])
    expect(found.wayToLying(0, 'right', 1, 2, 'dog')).toBeNull()
    expect(found.wayToLying(0, 'left', 2, 2, 'dog')).toEqual(['use', 'dog'])
  })

  it('offer the top cards of everybody, and every card of the own collections', () => {
    const { places: found } = places({ copy: { cat: END }, use: { dog: END } }, {
      copy: [['line', 'tops']],
      use: [['own']],
    })
    expect([found.wayToLying(1, 'left', 2, 2, 'cat'), found.wayToLying(1, 'left', 1, 2, 'cat')]).toEqual([[
      'copy',
      'cat',
    ], null])
    expect([found.wayToLying(0, 'left', 1, 2, 'dog'), found.wayToLying(1, 'left', 2, 2, 'dog')]).toEqual([[
      'use',
      'dog',
    ], null])
  })
})
