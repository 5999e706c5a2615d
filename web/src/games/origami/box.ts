import type { GameBoxes, Moment } from '../contract'

const PALE = {
  farm: 'var(--paper-farm-pale)',
  sky: 'var(--paper-sky-pale)',
  legendary: 'var(--paper-legendary-pale)',
  characters: 'var(--paper-savannah-pale)',
}

/** A card of the draw line. */
function card(place: number, figure: string, colour: string): Moment['things'][number] {
  return { x: 2 + 47 * place, y: 8, width: 44, height: 60, figure, colour }
}

export const box: GameBoxes = {
  place: 1,
  boxes: [{
    id: 'origami',
    options: {},
    players: [2, 3, 4],
    minutes: [15, 30],
    weight: 1,
    moment: {
      figures: ['farm', 'sky', 'origami'],
      things: [
        card(0, 'card-back', 'var(--sheet-2)'),
        card(1, 'fox', PALE.farm),
        card(2, 'owl', PALE.sky),
        card(3, 'rabbit', PALE.farm),
        { ...card(4, 'parrot', PALE.sky), y: 0 },
      ],
    },
  }, {
    id: 'legends',
    options: { box: 'legends' },
    players: [2, 3, 4],
    minutes: [20, 40],
    weight: 2,
    moment: {
      figures: ['legendary', 'characters'],
      things: [
        card(0, 'samurai-red', PALE.characters),
        card(1, 'dragon', PALE.legendary),
        card(2, 'kappa', PALE.legendary),
        card(3, 'phoenix', PALE.legendary),
        { ...card(4, 'emperor-yellow', PALE.characters), y: 0 },
      ],
    },
  }],
  boxFor: ({ box = 'classic' }) => (box === 'classic' ? 'origami' : 'legends'),
  titleFor: ({ box = 'classic' }) => (box === 'classic' ? 'origami' : String(box)),
  offers: (option, options) => {
    if (option === 'characters') return options['box'] === 'combined'
    return option !== 'pairs' || options['characters'] !== false
  },
}
