/** Who is strong where, as far as the looking seat can see it. */

import type { Content } from '../../../lib/texts/gametexts'
import type { ShamanIsland, ShamanView } from '../../../lib/wire'
import { stacksOf } from '../sea/sea'

interface Printed {
  value: { is: number }
}

/** What is in the box of this game. */
interface Pieces extends Content {
  shaman?: Printed
}

export type Values = Record<string, number>

/** What each piece is worth: the shaman, and the coins by their words. */
export function valuesOf(content: Content): Values {
  const { shaman, coins } = content as Pieces
  const found: Values = { shaman: shaman?.value.is ?? 0 }
  for (const [coin, printed] of Object.entries(coins ?? {})) found[coin] = (printed as Printed).value.is
  return found
}

export interface Strength {
  seat: number
  /** What can be seen of it. */
  total: number
  /** How many warriors there are whose value is not seen. */
  hidden: number
}

export type Land = Pick<ShamanView, 'stacks' | 'islands' | 'tribes'>

/** What can be seen of each tribe on an island, the strongest first; a shaman on its way lies on its warrior. */
export function strengths(view: Land, island: ShamanIsland, values: Values): Strength[] {
  const spaces = new Set(stacksOf(view, island).flatMap((stack) => stack.spaces))
  const found: Strength[] = []
  view.tribes.forEach((tribe, seat) => {
    const coins = tribe.warriors.filter((warrior) => spaces.has(warrior.space)).map((warrior) => warrior.coin)
    const shaman = spaces.has(tribe.shaman ?? tribe.host ?? '')
    if (coins.length === 0 && !shaman) return
    const known = coins.reduce((sum, coin) => sum + (coin === null ? 0 : (values[coin] ?? 0)), 0)
    found.push({
      seat,
      total: known + (shaman ? (values['shaman'] ?? 0) : 0),
      hidden: coins.filter((coin) => coin === null).length,
    })
  })
  return found.sort((one, other) => other.total - one.total || other.hidden - one.hidden || one.seat - other.seat)
}

/** Who leads on what is seen: the tribe with the highest total, several if they are equal. */
export function leaders(found: readonly Strength[]): number[] {
  const most = found[0]?.total
  return found.filter((each) => each.total === most).map((each) => each.seat)
}

/** A strength in few signs: `11`, `6 + 2?`. */
export function shown(strength: Strength): string {
  return strength.hidden > 0 ? `${strength.total} + ${strength.hidden}?` : String(strength.total)
}
