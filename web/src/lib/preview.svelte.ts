/**
 * What an action would do: the page knows no rules, so it asks the server.
 *
 * One of these belongs to one board. `ask(words, number)` says which action is thought about at the moment (null for
 * none), with the number of the news, so that an old answer is never shown for a new position:
 *
 *   const oracle = new Oracle<ShamanView>()
 *   $effect(() => oracle.ask(chooser.active && chooser.complete ? chooser.said : null, news.number))
 *   const then = $derived(oracle.told?.view ?? null)     // only the fields that would change
 *
 * Answers are kept until the position changes; only the newest question is sent, one at a time. Whatever goes wrong
 * (too many questions, no connection) leaves the board without a preview: the action itself does not depend on it.
 */

import { post } from './api'
import { route } from './router.svelte'
import type { GameEvent, View } from './wire'

export interface Preview<V = View> {
  /** The position that this is about. */
  index: number
  /** The action in its canonical words. */
  words: string
  /** The fields of the own view that would change, each as a whole. */
  view: Partial<V>
  /** What would be narrated. */
  events: GameEvent[]
  /** Whether more would come of it: something hidden is shown, or chance is drawn. */
  reveals: boolean
}

/** So long a pointer rests before it is worth a question. */
const PATIENCE = 60

export class Oracle<V = View> {
  /** What is known about the action that is thought about now. */
  told: Preview<V> | null = $state.raw(null)
  private wanted: string | null = null
  private number = -1
  private known = new Map<string, Preview<V> | null>()
  private asking = false
  private timer = 0

  /** Think about these words, or about nothing. */
  ask(words: readonly string[] | string | null, number: number): void {
    if (number !== this.number) {
      this.number = number
      this.known.clear()
    }
    this.wanted = words === null ? null : typeof words === 'string' ? words : words.join(' ')
    this.told = this.wanted === null ? null : (this.known.get(this.wanted) ?? null)
    clearTimeout(this.timer)
    if (this.wanted !== null && !this.known.has(this.wanted)) this.timer = window.setTimeout(() => void this.send(), PATIENCE)
  }

  private async send(): Promise<void> {
    const { wanted, number } = this
    const table = route(location.pathname).params['table']
    if (wanted === null || table === undefined || this.asking || this.known.has(wanted)) return
    this.asking = true
    const told = await this.answer(table, wanted)
    this.asking = false
    if (number === this.number) this.known.set(wanted, told)
    if (number === this.number && wanted === this.wanted) this.told = told
    else void this.send()
  }

  private async answer(table: string, words: string): Promise<Preview<V> | null> {
    const seat = new URLSearchParams(location.search).get('seat')
    try {
      return await post<Preview<V>>(`/api/tables/${table}/preview`, { words, ...(seat === null ? {} : { seat: Number(seat) }) })
    } catch {
      return null // the board shows what is there now
    }
  }
}
