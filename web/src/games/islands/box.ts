import type { GameBoxes, Moment } from '../contract'

const SIDE = 18
/** A corner of two islands: sea, paper, and what is painted on it. */
const MAP = ['.ppgg..pp..', '.pggp.ppbb.', 'ppgp..prrb.', '.pp...pprp.']
const COLOURS: Record<string, string> = {
  p: 'var(--sheet)',
  g: 'var(--paper-lawn)',
  b: 'var(--paper-sky)',
  r: 'var(--paper-farm)',
}
const LANDMARKS: [figure: string, column: number, row: number][] = [
  ['volcano', 1, 0],
  ['lighthouse', 4, 1],
  ['temple', 7, 0],
  ['grove', 0, 2],
  ['regular-harbour', 6, 2],
]

function square(column: number, row: number): Omit<Moment['things'][number], 'colour'> {
  return { x: SIDE * column, y: SIDE * row, width: SIDE, height: SIDE }
}

const moment: Moment = {
  figures: ['islands'],
  things: [
    { x: 0, y: 0, width: SIDE * 11, height: SIDE * 4, colour: 'var(--paper-sea-pale)' },
    ...MAP.flatMap((line, row) =>
      [...line].flatMap((sign, column) => (sign in COLOURS ? [{ ...square(column, row), colour: COLOURS[sign]! }] : []))
    ),
    ...LANDMARKS.map(([figure, column, row]) => ({ ...square(column, row), figure })),
    { x: 206, y: 2, width: 32, height: 32, figure: 'auction-die' },
    { x: 208, y: 40, width: 28, height: 28, figure: 'coin' },
  ],
}

export const box: GameBoxes = {
  place: 2,
  boxes: [{
    id: 'islands',
    options: {},
    players: [1, 2, 3, 4, 5, 6],
    minutes: [20, 60],
    weight: 2,
    first: { near: true },
    moment,
  }],
  packEditor: '/editor',
}
