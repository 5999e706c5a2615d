/** The replay of a finished match: every position, as a seat, a spectator or everybody together saw it. */

import { get } from '../api'
import { PromiseCache } from '../promiseCache'
import { changedView } from './parts'
import { type Turn, turnsOf } from './turns'
import type { Ending, Step, Replay as Told, TableInfo, View } from '../wire'

/** A seat, a spectator, or everything open. */
export type Eyes = number | 'spectator' | 'all'

export interface Moment {
  view: View
  acting: number | null
  step: Step | null
}

/** A step that raised somebody's chance to win. */
export interface Swing {
  index: number
  seat: number
  change: number
}

const MOST_SWINGS = 5

export class Replay {
  info = $state.raw<TableInfo | null>(null)
  ending = $state.raw<Ending | null>(null)
  /** Names the round that a view belongs to, where a game has rounds: `Behaviour.period`. */
  period = $state.raw<((view: View) => string | undefined) | undefined>(undefined)
  private guesses = $state.raw<number[][]>([])
  private told = $state.raw<Record<string, Moment[]>>({})
  private readonly asked = new PromiseCache<void>()
  /** The stretches in which the match is gone through. */
  readonly turns: readonly Turn[] = $derived.by(() => {
    const moments = this.told['spectator'] ?? []
    return turnsOf(
      moments.slice(1).map(({ step }, place) => ({
        seat: step?.seat ?? null,
        period: this.period?.(moments[place]!.view),
      })),
    )
  })

  /** Each seat's chance to win before the first entry and after each; while things are set up none is the better. */
  readonly chances: readonly number[][] = $derived.by(() => {
    const begun = this.turns[0]?.number === 0 ? this.turns[0].end : 0
    return this.guesses.map((each, place) => (place < begun ? this.guesses[0]! : each))
  })

  constructor(readonly id: string) {}

  /** How many entries the log has. */
  get last(): number {
    return (this.told['spectator']?.length ?? 1) - 1
  }

  /** Load what these eyes have seen. */
  async load(eyes: Eyes): Promise<void> {
    const seats = this.info?.seats.map((seat) => seat.seat) ?? []
    await Promise.all(eyes === 'all' ? seats.map((seat) => this.ask(seat)) : [this.ask(eyes)])
  }

  private ask(eyes: number | 'spectator'): Promise<void> {
    return this.asked.get(String(eyes), () => this.fetch(eyes))
  }

  private async fetch(eyes: number | 'spectator'): Promise<void> {
    const told: Told = await get(`/api/tables/${this.id}/story${eyes === 'spectator' ? '' : `?seat=${eyes}`}`)
    const moments: Moment[] = [{ view: told.first, acting: null, step: null }]
    for (const { step, view, parts, acting } of told.moments) {
      moments.push({ view: changedView(moments.at(-1)!.view, view, parts), acting, step })
    }
    this.info ??= told.table
    this.ending = told.ending
    this.guesses = told.chances
    this.told = { ...this.told, [eyes]: moments }
  }

  /** The moment after so many entries, as these eyes saw it; null while it is not loaded. */
  at(index: number, eyes: Eyes): Moment | null {
    if (eyes !== 'all') return this.told[eyes]?.[index] ?? null
    const open = this.told['spectator']?.[index]
    const all = this.everybody(index)
    if (!open || !all) return null
    // Begun with what spectators saw: whatever was open is then the same object in every moment, and not drawn again.
    const view = all.reduce<unknown>((seen, other) => opened(seen, other.view), open.view) as View
    return { ...open, view: { ...view, seat: null } as View, step: this.openStep(index, open, all) }
  }

  private everybody(index: number): Moment[] | null {
    const all = this.info?.seats.map((seat) => this.told[seat.seat]?.[index]) ?? []
    const loaded = all.filter((moment) => moment !== undefined)
    return loaded.length === all.length ? loaded : null
  }

  /** Whoever acted knows all about it. */
  private openStep(index: number, open: Moment, all = this.everybody(index)): Step | null {
    const acting = open.step?.seat ?? null
    if (!all) return open.step
    if (acting !== null) return all[acting]!.step
    return all.reduce<unknown>((seen, other) => opened(seen, other.step), open.step) as Step | null
  }

  steps(eyes: Eyes): Step[] {
    const moments = this.told[eyes === 'all' ? 'spectator' : eyes] ?? this.told['spectator'] ?? []
    return moments.flatMap((moment, index) => (eyes === 'all' ? this.openStep(index, moment) : moment.step) ?? [])
  }

  /** Where somebody's chance rose most in one step, up to a moment. */
  swings(until: number = this.last): Swing[] {
    const swings = this.chances.slice(1, until + 1).map((after, place): Swing => {
      const changes = after.map((now, seat) => ({ index: place + 1, seat, change: now - this.chances[place]![seat]! }))
      return changes.reduce((largest, each) => (each.change > largest.change ? each : largest))
    })
    return swings.filter((swing) => swing.change > 0).sort((a, b) => b.change - a.change).slice(0, MOST_SWINGS)
  }
}

/** What is hidden from one is null: everything open is what anybody sees. What hides nothing stays the same object. */
function opened(one: unknown, other: unknown): unknown {
  if (one === null || one === undefined) return other
  if (typeof one !== 'object' || typeof other !== 'object' || other === null) return one
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length ? openedList(one, other) : one
  if (Array.isArray(other)) return one
  let open = one as Record<string, unknown>
  for (const [field, value] of Object.entries(other)) {
    const now = opened(open[field], value)
    if (now !== open[field]) open = { ...open, [field]: now }
  }
  return open
}

function openedList(one: unknown[], other: unknown[]): unknown[] {
  const open = one.map((item, place) => opened(item, other[place]))
  return open.every((item, place) => item === one[place]) ? one : open
}
