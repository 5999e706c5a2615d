/** The replay of a finished match: every position, as a seat, a spectator or everybody together saw it. */

import { get } from '../api'
import { PromiseCache } from '../promiseCache'
import { share } from './structuralSharing'
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
    for (const { step, view, acting } of told.moments) {
      const before = moments.at(-1)!.view
      moments.push({ view: share(before, { ...before, ...view } as View), acting, step })
    }
    this.info ??= told.table
    this.ending = told.ending
    this.guesses = told.chances
    this.told = { ...this.told, [eyes]: moments }
  }

  /** The moment after so many entries, as these eyes saw it; null while it is not loaded. */
  at(index: number, eyes: Eyes): Moment | null {
    if (eyes !== 'all') return this.told[eyes]?.[index] ?? null
    const all = this.info?.seats.map((seat) => this.told[seat.seat]?.[index]) ?? []
    const [first, ...others] = all.filter((moment) => moment !== undefined)
    if (!first || others.length + 1 < all.length) return null
    const view = others.reduce<unknown>((seen, other) => opened(seen, other.view), first.view) as View
    const acting = first.step?.seat ?? null // whoever acted knows all about it
    const step = acting === null ? others.reduce<unknown>((seen, other) => opened(seen, other.step), first.step)
      : all[acting]!.step
    return { ...first, view: { ...view, seat: null } as View, step: step as Step | null } // all are somebody else then
  }

  steps(eyes: Eyes): Step[] {
    const moments = this.told[eyes === 'all' ? 'spectator' : eyes] ?? this.told['spectator'] ?? []
    return moments.flatMap((moment, index) => {
      const step = (eyes === 'all' ? this.at(index, 'all')?.step : null) ?? moment.step
      return step ? [step] : []
    })
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

/** What is hidden from one is null: everything open is what anybody sees. */
function opened(one: unknown, other: unknown): unknown {
  if (one === null || one === undefined) return other
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.map((item, place) => opened(item, other[place]))
  }
  if (typeof one === 'object' && typeof other === 'object' && other !== null && !Array.isArray(one)) {
    const more = other as Record<string, unknown>
    return Object.fromEntries(Object.entries(one).map(([field, value]) => [field, opened(value, more[field])]))
  }
  return one
}
