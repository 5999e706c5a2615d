/** What is new on the sea since the own last move: from the narrated events alone. */

import type { ShamanEvent, Step } from '../../../lib/wire'

export interface RecentMarks {
  /** Spaces with a piece that came there. */
  pieces: ReadonlySet<string>
  /** Sites of tiles that came there or grew. */
  tiles: ReadonlySet<string>
  /** Sites of tiles that are gone. */
  sunk: ReadonlySet<string>
}

export function marksOf(recent: readonly Step[]): RecentMarks {
  const [pieces, tiles, sunk] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const event of recent.flatMap((step) => step.events as ShamanEvent[])) {
    if (event.event === 'piece-moved' || event.event === 'spirit-ridden') {
      pieces.delete(event.start)
      pieces.add(event.end)
    } else if (event.event === 'piece-placed' || event.event === 'rider-settled') pieces.add(event.space)
    else if (event.event === 'spirit-left') pieces.add(event.host)
    else if (event.event === 'spirit-returned') pieces.add(event.shaman).add(event.warrior)
    else if (event.event === 'tile-slid') {
      tiles.delete(event.start)
      tiles.add(event.end)
      sunk.delete(event.end)
    } else if (event.event === 'tile-laid' || event.event === 'tile-raised') {
      tiles.add(event.site)
      sunk.delete(event.site)
    } else if (event.event === 'tile-sunk') {
      tiles.delete(event.site)
      sunk.add(event.site)
    }
  }
  return { pieces, tiles, sunk }
}
