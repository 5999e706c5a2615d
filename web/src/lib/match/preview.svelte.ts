/**
 * The preview of an action, requested from the server because the page knows no rules.
 *
 * One client belongs to one board. `ask(words, number)` names the action that is considered (null for none) with the
 * number of the news, so that an old answer is never shown for a new position:
 *
 *   const preview = new PreviewClient<ShamanView>()
 *   $effect(() => preview.ask(chooser.active && chooser.complete ? chooser.said : null, news.number))
 *   const then = $derived(preview.told?.view ?? null)     // only the fields that would change
 *
 * Answers are cached until the position changes; requests are debounced, only the newest is sent, one at a time. A
 * failed request (rate limit, no connection) leaves the board without a preview: the action itself does not need it.
 */

import { post } from '../api'
import { route } from '../router.svelte'
import type { GameEvent, View } from '../wire'

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

/** Milliseconds that a pointer rests before a request is sent. */
const DEBOUNCE = 60

export class PreviewClient<V = View> {
  /** The answer for the action that is considered now. */
  told: Preview<V> | null = $state.raw(null)
  private wanted: string | null = null
  private number = -1
  private cache = new Map<string, Preview<V> | null>()
  private asking = false
  private timer = 0

  /** Consider these words, or nothing. */
  ask(words: readonly string[] | string | null, number: number): void {
    if (number !== this.number) {
      this.number = number
      this.cache.clear()
    }
    this.wanted = words === null ? null : typeof words === 'string' ? words : words.join(' ')
    this.told = this.wanted === null ? null : (this.cache.get(this.wanted) ?? null)
    clearTimeout(this.timer)
    if (this.wanted !== null && !this.cache.has(this.wanted)) {
      this.timer = window.setTimeout(() => void this.send(), DEBOUNCE)
    }
  }

  private async send(): Promise<void> {
    const { wanted, number } = this
    const table = route(location.pathname).params['table']
    if (wanted === null || table === undefined || this.asking || this.cache.has(wanted)) return
    this.asking = true
    const told = await this.answer(table, wanted)
    this.asking = false
    if (number === this.number) this.cache.set(wanted, told)
    if (number === this.number && wanted === this.wanted) this.told = told
    else void this.send()
  }

  private async answer(table: string, words: string): Promise<Preview<V> | null> {
    const seat = new URLSearchParams(location.search).get('seat')
    try {
      return await post<Preview<V>>(`/api/tables/${table}/preview`, {
        words,
        ...(seat === null ? {} : { seat: Number(seat) }),
      })
    } catch {
      return null // the board shows what is there now
    }
  }
}
