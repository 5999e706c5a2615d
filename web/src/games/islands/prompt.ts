/** What the bar says of a choice at Islands once something is said. */

import type { GameTexts } from '../../lib/texts/gametexts'
import type { IslandsView } from '../../lib/wire'
import type { Tallying } from '../contract'
import { covered, LANDS } from './lands/map'

const SQUARE = /^[a-h][1-8]$/

export function promptOf(view: IslandsView, said: readonly string[], texts: GameTexts, tally: Tallying): string {
  const [verb = '', first = '', second = ''] = said
  const own = view.players[view.acting ?? -1]
  if (verb === 'bid' && first && own) {
    return texts.say('islands-prompt-bid', { bid: Number(first), left: own.coins - Number(first) })
  }
  if (verb === 'keep' && first) {
    return texts.say('islands-prompt-keep', { kept: said.length - 1, all: tally(() => 1)?.least ?? 0 })
  }
  if (verb === 'research' && first) return levelOf(texts, first, (view.levels[first] ?? 0) + 1)
  if (verb === 'use' && second) return levelOf(texts, first, Number(second))
  return verb === 'paint' && second ? paintingOf(view, said, texts) : ''
}

function levelOf(texts: GameTexts, technology: string, level: number): string {
  return `${texts.name('technology', technology)} ${level}: ${texts.say(`level-${technology}-${level}`)}`
}

/** `paint i4 c1 east blue`: the squares that the shape covers, or those that were named one by one. */
function paintingOf(view: IslandsView, said: readonly string[], texts: GameTexts): string {
  const land = view.players[view.acting ?? -1]?.lands[LANDS.findIndex((word) => word === said[1])]
  const shape = view.shapes.find(({ name }) => name === view.shape)
  const named = said.filter((word) => SQUARE.test(word))
  const turn = said.find((word) => shape && word in shape.turns) ?? Object.keys(shape?.turns ?? {})[0] ?? ''
  const squares = named.length === 1 && shape ? covered(named[0]!, shape.turns[turn] ?? []) : named
  const colour = said.find((word) => view.colours.includes(word)) ?? ''
  return texts.say('islands-prompt-paint', {
    squares: texts.join(squares),
    island: land ? texts.name('island', land.name) : '',
    colour: colour && texts.name('colour', colour),
    known: colour ? 'yes' : 'no',
  })
}
