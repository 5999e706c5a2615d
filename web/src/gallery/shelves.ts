/** What lies in the boxes without cards to collect: pieces, landmarks, cards for auction, technologies and islands. */

import type { GameTexts } from '../lib/gametexts'

export interface Piece {
  id: string
  name: string
  /** What it is for, one sentence or several. */
  about: readonly string[]
  figures: readonly string[]
  /** The squares of a shape, row by row; `.` is nothing. */
  shape?: readonly string[]
}

export interface Shelf {
  /** The message with its title. */
  title: string
  pieces: readonly Piece[]
}

export interface Island {
  id: string
  name: string
  rows: readonly string[]
  outlines: readonly { colour: string; squares: readonly string[] }[]
}

/** The landmark that each sign of a map stands for. */
export const LANDMARKS: Readonly<Record<string, string>> = {
  R: 'regular-harbour', S: 'secret-harbour', L: 'lighthouse', V: 'volcano', C: 'coal-pit', G: 'grove', T: 'temple', $: 'gold-mine', '^': 'mountain',
}

const TECHNOLOGIES = ['expancing', 'auctionis', 'economicus', 're-color', 're-roll', 'transforming', 'timenautics']
const LEVELS = [1, 2, 3]

function named(texts: GameTexts, kind: string, id: string, figures: readonly string[], given = {}): Piece {
  return { id, name: texts.name(kind, id), about: [texts.about(kind, id, given)], figures }
}

function islandShelves(texts: GameTexts): Shelf[] {
  const { cards = {}, shapes = {} } = texts.content
  const landmarks = [...Object.values(LANDMARKS), 'sea'].map((id) => named(texts, 'landmark', id, [id]))
  const auctioned = Object.entries(cards).map(([id, card]): Piece => {
    const { map } = (shapes[String(card['shape'])] ?? { map: '' }) as { map: string }
    const piece = { id, name: `#${id}`, about: [texts.cardText(id)], figures: map ? [] : ['auction-die'] }
    return map ? { ...piece, shape: map.trimEnd().split('\n') } : piece
  })
  const technologies = TECHNOLOGIES.map((id): Piece => {
    return { id, name: texts.name('technology', id), about: LEVELS.map((level) => texts.say(`level-${id}-${level}`)), figures: [] }
  })
  return [
    { title: 'gallery-landmarks', pieces: landmarks },
    { title: 'gallery-auctioned', pieces: auctioned },
    { title: 'gallery-technologies', pieces: technologies },
  ]
}

function shamanShelves(texts: GameTexts): Shelf[] {
  const { tribes = {}, shaman } = texts.content as { tribes?: object; shaman?: { value: { is: number } } }
  const ofAll = (piece: string): string[] => Object.keys(tribes).map((tribe) => `${tribe}-${piece}`)
  const pieces = ['shaman', 'warrior', 'spirit'].map((id) => named(texts, 'piece', id, ofAll(id), { value: shaman?.value.is ?? 0 }))
  return [{ title: 'gallery-pieces', pieces: [...pieces, named(texts, 'piece', 'tile', ['tile-1', 'tile-2', 'tile-3', 'tile-4'])] }]
}

export function shelvesOf(game: string, texts: GameTexts): Shelf[] {
  return game === 'islands' ? islandShelves(texts) : shamanShelves(texts)
}

/** All islands, in the order of their sheets. */
export function islandsOf(texts: GameTexts): Island[] {
  interface Printed { map: string; outlines?: { colour: string; squares: string }[] }
  return Object.values(texts.content.sheets ?? {}).flatMap((sheet) =>
    Object.entries((sheet.islands ?? {}) as Record<string, Printed>).map(([id, { map, outlines = [] }]) => ({
      id,
      name: texts.name('island', id),
      rows: map.trimEnd().split('\n'),
      outlines: outlines.map(({ colour, squares }) => ({ colour, squares: squares.split(' ') })),
    })),
  )
}
