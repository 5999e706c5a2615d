/** What one wants to know of a table before sitting down: its clock, and what is played differently than usual. */

import { boxOf } from '../../games/registry'
import { duration } from '../../lib/texts/days'
import { page } from '../../lib/texts/texts.svelte'
import type { GameInfo, TableInfo } from '../../lib/wire'

export function tableFacts(table: TableInfo, game: GameInfo | undefined): string[] {
  const { kind = 'none', seconds = 0 } = table.clock
  const clock = kind === 'none' ? [] : [page.say(`fact-clock-${kind}`, { time: duration(seconds) })]
  const chosen = boxOf(table.game, table.options).options
  const options = (game?.options ?? []).flatMap(({ name, default: usual }) => {
    const value = table.options[name]
    const isUsual = value === undefined || name in chosen || String(value) === String(usual)
    if (isUsual || !page.has(`option-${name}`)) return []
    const told = page.say(`option-${name}`)
    return [typeof value === 'number' ? `${told}: ${value}` : told]
  })
  return [...clock, ...options]
}
