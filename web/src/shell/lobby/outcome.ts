/** How a match ended: for oneself, or else who won it. */

import { page } from '../../lib/texts/texts.svelte'
import type { TableInfo } from '../../lib/wire'

export interface Ended extends TableInfo {
  scores: number[]
  ranks: number[]
}

export function outcome(table: Ended): string {
  const place = table.seats.findIndex((seat) => seat.yours)
  const rank = table.ranks[place]
  if (rank === undefined) return page.say('status-over')
  const points = table.scores[place] ?? 0
  return table.seats.length === 1 ? page.say('status-alone', { points })
    : page.say('status-rank', { rank, of: table.seats.length, points })
}

/** The same for somebody who was not there. */
export function winners(table: Ended): string {
  const names = table.seats.filter((_, place) => table.ranks[place] === 1).map(({ name }) => name)
  return names.length > 0 && table.seats.length > 1 ? page.say('archive-won-by', { names: page.join(names) })
    : outcome(table)
}
