/** The four tribes: their figures, letters and shapes, so that nobody needs colours to tell them apart. */

import type { GameTexts } from '../../../lib/texts/gametexts'
import type { ShamanView } from '../../../lib/wire'

/** The tribes that are drawn; those of a pack with other names are given these figures, seat by seat. */
const DRAWN = ['suns', 'moons', 'crowns', 'arms']

/** A plate under each piece: round, square, six-cornered, on its corner; around the middle, one space is 40 wide. */
export const PLATES = [
  'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z',
  'M-15.500 -15.500h31v31h-31Z',
  'M-18 0l9 -15.800h18l9 15.800l-9 15.800h-18Z',
  'M0 -19.500l19.500 19.500l-19.500 19.500l-19.500 -19.500Z',
]

export function figureOf(tribe: string, seat: number): string {
  return DRAWN.includes(tribe) ? tribe : (DRAWN[seat] ?? 'suns')
}

/** The first letter of each tribe's name, or A, B, C, D where names begin alike. */
export function lettersOf(view: Pick<ShamanView, 'tribes'>, texts: GameTexts): string[] {
  const initials = view.tribes.map((tribe) => texts.name('tribe', tribe.name).charAt(0).toUpperCase())
  return new Set(initials).size === initials.length ? initials : initials.map((_, seat) => 'ABCD'.charAt(seat))
}

/** A piece on the land. */
export interface Standing {
  rank: 'shaman' | 'warrior' | 'spirit'
  seat: number
  /** The word of its coin, if the looking seat may know it. */
  coin: string | null
  space: string
  /** How it stands there: by itself, on a spirit, or laid on the warrior with whom it changes places. */
  how: 'stands' | 'rides' | 'lies'
}

/** Everything that stands on the land; spirits first, so that riders are drawn over them. */
export function standing(view: Pick<ShamanView, 'tribes'>): Standing[] {
  const spirits = new Set(view.tribes.map((tribe) => tribe.spirit))
  const how = (space: string | null): Standing['how'] => (spirits.has(space) ? 'rides' : 'stands')
  const found = view.tribes.flatMap((tribe, seat) => {
    const at = (rank: Standing['rank'], space: string | null, how: Standing['how']): Standing[] =>
      space === null ? [] : [{ seat, rank, space, coin: null, how }]
    return [
      ...at('spirit', tribe.spirit, 'stands'),
      ...tribe.warriors.map(({ space, coin }) => ({ seat, rank: 'warrior' as const, space, coin, how: how(space) })),
      ...at('shaman', tribe.shaman, how(tribe.shaman)),
      ...at('shaman', tribe.host, 'lies'),
    ]
  })
  return found.sort((one, other) => order(one) - order(other))
}

function order(piece: Standing): number {
  return piece.rank === 'spirit' ? 0 : piece.how === 'lies' ? 2 : 1
}
