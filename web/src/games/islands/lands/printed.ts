/** What is printed in the box: landmarks, cards for auction, technologies and islands. */

import { type Piece, pieceOf, type Shelf } from '../../../gallery/shelves'
import type { GameTexts } from '../../../lib/texts/gametexts'
import type { IslandsLandView } from '../../../lib/wire'
import { LANDMARKS, printed } from './map'

const TECHNOLOGIES = ['expancing', 'auctionis', 'economicus', 're-color', 're-roll', 'transforming', 'timenautics']
const LEVELS = [1, 2, 3]

export function shelvesOf(texts: GameTexts): Shelf[] {
  const { cards = {}, shapes = {} } = texts.content
  const landmarks = [...Object.values(LANDMARKS), 'sea'].map((id) => pieceOf(texts, 'landmark', id, [id]))
  const auctioned = Object.entries(cards).map(([id, card]): Piece => {
    const { map } = (shapes[String(card['shape'])] ?? { map: '' }) as { map: string }
    const piece = { id, name: `#${id}`, about: [texts.cardText(id)], figures: map ? [] : ['auction-die'] }
    return map ? { ...piece, shape: map.trimEnd().split('\n') } : piece
  })
  const technologies = TECHNOLOGIES.map((id): Piece => {
    return {
      id,
      name: texts.name('technology', id),
      about: LEVELS.map((level) => texts.say(`level-${id}-${level}`)),
      figures: [],
    }
  })
  return [{ title: 'islands-gallery-landmarks', pieces: landmarks }, {
    title: 'islands-gallery-auctioned',
    pieces: auctioned,
  }, { title: 'islands-gallery-technologies', pieces: technologies }]
}

/** All islands, in the order of their sheets. */
export function islandsOf({ content }: GameTexts): IslandsLandView[] {
  return Object.keys(content.sheets ?? {}).flatMap((sheet) => printed(content, sheet))
}
