import { describe, expect, it } from 'vitest'
import type { RulesGuide } from '../src/games/contract'
import { rules as islands } from '../src/games/islands/rules'
import { rules as origami } from '../src/games/origami/rules'
import { rules as shaman } from '../src/games/shaman/rules'
import { type Block, searched, sectionsOf } from '../src/rules/rulebook'

const GUIDES: [game: string, guide: RulesGuide][] = [['islands', islands], ['origami', origami], ['shaman', shaman]]
const GAMES = '../../src/kamishima/games'
const SOURCES = import.meta.glob<string>([
  '../../src/kamishima/games/*/RULES.md',
  '../../src/kamishima/games/*/texts/en.ftl',
], { query: '?raw', import: 'default', eager: true })

function anchorsOf(game: string): string[] {
  const source = SOURCES[`${GAMES}/${game}/RULES.md`]!
  return [...source.matchAll(/^(?:## |\s*- \*\*)([A-Z]\d+(?:\.\d+)?)/gm)].map(([, anchor]) => anchor!)
}

/** The phases that have a text of their own; what a card does has that of the card. */
function phasesOf(game: string): string[] {
  const source = SOURCES[`${GAMES}/${game}/texts/en.ftl`]!
  return [...source.matchAll(/^phase-([\w-]+) =/gm)].map(([, phase]) => phase!).filter((phase) =>
    !['instant', 'verb'].includes(phase)
  )
}

describe.each(GUIDES)('the rules of %s', (game, guide) => {
  it('say something about every phase', () => {
    const phases = phasesOf(game)
    expect(phases.length).toBeGreaterThan(5)
    const match = { options: {}, content: { name: game }, said: [] }
    const anchors = phases.map((phase) => guide.anchor!({ ...match, view: { phase } }))
    expect(anchorsOf(game)).toEqual(expect.arrayContaining(anchors))
  })

  it('have figures only beside clauses that are there', () => {
    expect(anchorsOf(game)).toEqual(expect.arrayContaining(Object.keys(guide.beside ?? {})))
  })
})

const BLOCKS: Block[] = [
  { type: 'heading', level: 2, anchor: 'O1', spans: [['r', 'O1'], ' Set-up'] },
  {
    type: 'list',
    items: ['Take cards.', 'Shuffle.'].map((said) => ({
      anchor: '',
      cards: [],
      blocks: [{ type: 'paragraph', spans: [said] }],
    })),
  },
  { type: 'heading', level: 3, anchor: '', spans: ['Farm'] },
  { type: 'table', head: [['card']], rows: ['Cat', 'Dog'].map((name) => ({ cells: [[name]], cards: [name] })) },
]

describe('a rulebook', () => {
  it('has sections with the cards that are described there', () => {
    const sections = sectionsOf(BLOCKS).map(({ anchor, title, cards }) => ({ anchor, title, cards }))
    expect(sections).toEqual([{ anchor: 'O1', title: 'O1 Set-up', cards: [] }, {
      anchor: '',
      title: 'Farm',
      cards: ['Cat', 'Dog'],
    }])
  })

  it('is searched clause by clause and row by row', () => {
    const sections = sectionsOf(BLOCKS)
    expect(searched(sections, ' shuffle')).toMatchObject([BLOCKS[0], { items: [{}] }])
    expect(searched(sections, 'DOG')).toMatchObject([BLOCKS[2], { rows: [{ cards: ['Dog'] }] }])
    expect(searched(sections, 'nothing of that')).toEqual([])
  })
})
