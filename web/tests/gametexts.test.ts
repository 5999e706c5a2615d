import { describe, expect, it, vi } from 'vitest'
import { GameTexts } from '../src/lib/texts/gametexts'
import { loadGameTexts } from '../src/lib/texts/loadGameTexts'
import { Bundle } from '../src/lib/texts/texts.svelte'

const SOURCE = `
card-cat = Cat
word-draw = draw a card
    .look = look at a card
word-pay = pay
    .now = pay { $cost }
phase-play = Play a card.
level-trade-2 = Two for one
played = { $you ->
        [seat] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
`
const CONTENT = { name: 'house', cards: { cat: {}, 'nine-tailed-fox': {} }, sheets: { a: { islands: { reef: {} } } } }

function texts(isComplete = true): GameTexts {
  return new GameTexts(new Bundle('en', [SOURCE], isComplete), CONTENT)
}

describe('texts of a game', () => {
  it('name things; what a pack adds without a text is named by its word', () => {
    expect(texts().name('card', 'cat')).toBe('Cat')
    expect(texts().name('card', 'nine-tailed-fox')).toBe('Nine Tailed Fox')
    expect(texts().kindOf('reef')).toBe('island')
    expect(texts().kindOf('nothing')).toBeNull()
  })

  it('explain words: in a phase, with details, and as seats, levels and things', () => {
    const all = texts()
    expect(all.word('draw')).toBe('draw a card')
    expect(all.word('draw', [], 'look')).toBe('look at a card')
    expect(all.word('pay', [], '', [], { cost: 3 })).toBe('pay 3')
    expect(all.word('p2', ['Ana', 'Ben'])).toBe('Ben')
    expect(all.word('2', [], '', ['trade'])).toBe('Two for one')
    expect(all.word('2')).toBe('2')
    expect(all.word('cat')).toBe('Cat')
  })

  it('tell an event to the one who did it and to the others', () => {
    const event = { event: 'played', seat: 1, card: 'cat' }
    expect(texts().event(event, ['Ana', 'Ben'], 1)).toBe('You play Cat.')
    expect(texts().event(event, ['Ana', 'Ben'], null)).toBe('Ben plays Cat.')
    expect(texts().eventParts(event, ['Ana', 'Ben'], null)).toEqual([{ text: 'Ben plays ' }, {
      text: 'Cat',
      kind: 'card',
      word: 'cat',
    }, { text: '.' }])
  })

  it('report what is missing in a complete game', () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(texts().say('phase-nothing')).toBe('phase-nothing')
    expect(texts().word('sail')).toBe('sail')
    expect(reported).toHaveBeenCalledTimes(2)
    reported.mockRestore()
  })

  it('show the words of a game that has none, without complaint', () => {
    const reported = vi.spyOn(console, 'error')
    const plain = texts(false)
    expect(plain.phaseHint('sail-on')).toBe('Sail On')
    expect(plain.word('sail')).toBe('sail')
    expect(plain.event({ event: 'boat-drifted', seat: 0, stones: 3 }, ['Ana'], 0)).toBe('Boat Drifted: Ana, 3')
    expect(reported).not.toHaveBeenCalled()
    reported.mockRestore()
  })
})

describe('loading texts of a game', () => {
  function serve(answers: Record<string, object>): void {
    vi.stubGlobal('fetch', (path: string) => {
      const answer = answers[path]
      const body = answer ?? { code: 'not-found', message: 'there is none' }
      const status = answer ? 200 : 404
      return Promise.resolve(new Response(JSON.stringify(body), { status }))
    })
  }

  it('needs no server for a game that the page was built with', async () => {
    serve({})
    const texts = await loadGameTexts('origami', 'de')
    expect(texts.isComplete).toBe(true)
    expect(texts.name('card', 'cat')).toBe('Katze')
    expect(texts.say('board-empty')).toBe('leer')
  })

  it('asks the server about any other game', async () => {
    serve({
      '/api/games/drift/texts/en': { fluent: ['word-sail = sail on'] },
      '/api/games/drift/content': { name: 'river', cards: { raft: {} } },
    })
    const texts = await loadGameTexts('drift', 'en')
    expect([texts.word('sail'), texts.kindOf('raft'), texts.content.name]).toEqual(['sail on', 'card', 'river'])
  })

  it('does with words alone where the server has neither texts nor content', async () => {
    serve({})
    const texts = await loadGameTexts('drift', 'en')
    expect([texts.word('sail'), texts.content, texts.isComplete]).toEqual(['sail', { name: 'drift' }, false])
  })

  it('fails when the server does', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })))
    await expect(loadGameTexts('drift', 'en')).rejects.toMatchObject({ code: 'unavailable' })
  })
})
