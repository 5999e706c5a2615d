/** Opening a table: the options that an address names, and asking the server for it. */

import type { Box, Options } from '../../games/contract'
import { post } from '../api'
import { notices } from '../notices.svelte'
import { prefs } from '../prefs.svelte'
import { go } from '../router.svelte'
import { page } from '../texts/texts.svelte'
import type { NewTable, OptionInfo, TableInfo } from '../wire'

/** Options in an address are words: which are numbers or flags is known from the game. */
export function writtenOptions(query: URLSearchParams, options: readonly OptionInfo[]): Options {
  const found: Options = {}
  for (const { name, kind } of options) {
    const written = query.get(name)
    if (written === null) continue
    found[name] = kind === 'flag' ? written === 'true' : kind === 'number' ? Number(written) : written
  }
  return found
}

/** The inverse: the part of an address that names options, with a position and for how many it is. */
export function positionQuery(players: number, options: Record<string, unknown>, position: string): URLSearchParams {
  return new URLSearchParams(
    Object.entries({ players, ...options, position }).map(([name, value]) => [name, String(value)]),
  )
}

/** A name for whoever has not chosen one. */
export function ensureName(): string {
  if (!prefs.name) prefs.keep({ name: `${page.say('guest')} ${100 + Math.floor(Math.random() * 900)}` })
  return prefs.name
}

/** A table for two, of which one seat is open: its page shows the link and the code for the other. */
export function openForFriend({ game, options }: Box): Promise<boolean> {
  const wanted: NewTable = { game, options, seats: [{ kind: 'me', name: ensureName() }, { kind: 'open' }] }
  return openTable('/api/tables', wanted)
}

/** Ask the server for a table and go there; whether it was granted. */
export function openTable(path: string, wanted: object): Promise<boolean> {
  return notices.attempt(async () => go(`/table/${(await post<TableInfo>(path, wanted)).id}`))
}
