/**
 * A table's connection: a socket that connects again by itself, and long polling where sockets do not come through.
 *
 * What was said and not answered is said again with the same key, so it is never lost and never done twice.
 */

import { get, post, Refused } from './api'
import type { Failure, Polled, Posted, Said, Told } from './wire'

export type Status = 'connecting' | 'live' | 'waiting' | 'closed'

export interface Listener {
  told(message: Told): void
  /** The status changed; `again` is when the next attempt is made, in milliseconds. */
  became(status: Status, again?: number): void
  /** The log as far as it is known here: the answer to a new connection tells what came after it. */
  since(): number | null
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 8_000
const QUIET = 25_000
const PATIENCE = 10_000
const TRIES_BEFORE_POLLING = 3

/** Refusals after which connecting again makes no sense. */
const FINAL = new Set(['not-found', 'no-table', 'not-seated', 'no-spectators', 'foreign-origin', 'forbidden'])

let counter = 0

/** A key that no other message of anybody has. */
export function newKey(): string {
  const random = crypto.getRandomValues(new Uint32Array(3))
  return [...random].map((number) => number.toString(36)).join('') + (counter++).toString(36)
}

export class Connection {
  private socket: WebSocket | null = null
  private polling: AbortController | null = null
  private waiting = new Map<string, Said>()
  private wait = FIRST_WAIT
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setTimeout> | undefined
  private ended = false
  private readonly wake = () => this.hurry()

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  /** Say something; what has a key is said again until it is answered. */
  say(said: Said): void {
    if ('key' in said) this.waiting.set(said.key, said)
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(said))
    else if (this.polling) void this.post(said)
  }

  close(): void {
    this.ended = true
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    clearTimeout(this.timer)
    clearTimeout(this.pulse)
    this.polling?.abort()
    this.socket?.close()
    this.listener.became('closed')
  }

  /** Somebody looks again, or the network is back: do not wait any longer. */
  private hurry(): void {
    if (this.ended || document.hidden) return
    if (this.socket?.readyState === WebSocket.OPEN) this.listenForLife()
    else if (this.timer !== undefined) this.connect()
  }

  private query(): string {
    const query = new URLSearchParams()
    if (this.seat !== null) query.set('seat', String(this.seat))
    const since = this.listener.since()
    if (since !== null) query.set('since', String(since))
    return query.size > 0 ? `?${query}` : ''
  }

  private connect(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.ended) return
    if (this.tries >= TRIES_BEFORE_POLLING) {
      void this.poll()
      return
    }
    this.tries++
    this.listener.became('connecting')
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${this.table}/socket${this.query()}`)
    this.socket = socket
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Told)
    socket.onclose = () => this.lost(socket)
  }

  private hear(message: Told): void {
    this.rest()
    if (message.type === 'pong') return
    if (message.type === 'hello') this.greeted()
    if ('ack' in message && message.ack) this.waiting.delete(message.ack)
    if (message.type === 'error' && !message.ack && FINAL.has(message.code)) this.refused(message)
    else this.listener.told(message)
  }

  private greeted(): void {
    this.wait = FIRST_WAIT
    this.tries = 0
    this.listener.became('live')
    for (const said of [...this.waiting.values()]) this.say(said)
  }

  private refused(failure: Failure): void {
    this.close()
    this.listener.told(failure)
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.ended) return
    this.socket = null
    clearTimeout(this.pulse)
    this.later()
  }

  private later(): void {
    const again = this.wait * (0.75 + Math.random() / 2)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
    this.listener.became('waiting', again)
    this.timer = setTimeout(() => this.connect(), again)
  }

  /** After a while of silence, ask whether anybody is there. */
  private rest(): void {
    clearTimeout(this.pulse)
    this.pulse = setTimeout(() => this.listenForLife(), QUIET)
  }

  private listenForLife(): void {
    const socket = this.socket
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.send(JSON.stringify({ type: 'ping', number: counter } satisfies Said))
    clearTimeout(this.pulse)
    this.pulse = setTimeout(() => socket.close(), PATIENCE)
  }

  // -- where sockets do not come through ---------------------------------------------------------------------------

  private async poll(): Promise<void> {
    this.polling = new AbortController()
    const seat = this.seat === null ? '' : `&seat=${this.seat}`
    let mark = ''
    try {
      while (!this.ended) {
        const path = `/api/tables/${this.table}/poll?mark=${mark}${seat}`
        const polled: Polled = await get(path, this.polling.signal)
        mark = polled.mark
        for (const message of polled.messages) this.hear(message)
      }
    } catch (error) {
      this.pollingFailed(error)
    }
  }

  private pollingFailed(error: unknown): void {
    this.polling = null
    if (this.ended) return
    this.tries = 0
    if (error instanceof Refused && FINAL.has(error.code)) {
      this.refused({ type: 'error', code: error.code, message: error.message, where: error.where, ack: '' })
    } else this.later()
  }

  private async post(said: Said): Promise<void> {
    if (!('key' in said)) return
    const { type, ...body } = said
    try {
      const posted: Posted = await post(`/api/tables/${this.table}/${type}`, this.seat === null ? body : { ...body, seat: this.seat })
      this.hear({ type: 'ack', ack: posted.ack, index: posted.index })
    } catch (error) {
      if (!(error instanceof Refused) || error.code === 'offline') return // it is said again on the next connection
      this.hear({ type: 'error', code: error.code, message: error.message, where: error.where, ack: said.key })
    }
  }
}
