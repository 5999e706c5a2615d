import type { GameBoxes, Moment } from '../contract'

/** Land of several heights, and a tile that slides towards it: where each begins, its height, and who stands on it. */
const TILES: readonly [x: number, height: number, piece: string][] = [
  [0, 2, 'suns-shaman'],
  [44, 3, 'moons-warrior'],
  [88, 1, ''],
  [132, 4, 'moons-shaman'],
  [190, 1, 'suns-warrior'],
]

const moment: Moment = {
  figures: ['shaman'],
  things: [
    ...TILES.map(([x, height]) => ({ x, y: 22, width: 50, height: 50, figure: `tile-${height}` })),
    ...TILES.filter(([, , piece]) => piece).map(([x, height, figure]) => ({
      x: x + 8,
      y: 17 - 4 * height,
      width: 34,
      height: 34,
      figure,
    })),
  ],
}

export const box: GameBoxes = {
  place: 3,
  boxes: [{ id: 'shaman', options: {}, players: [2, 3, 4], minutes: [30, 60], weight: 3, moment }],
}
