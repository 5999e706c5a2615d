/**
 * A table's connection: a socket that connects again by itself, and long polling where sockets do not come through.
 *
 * A message that was not answered is sent again with the same key (an idempotency key), so that it is neither lost nor
 * applied twice.
 */

import { get, post, Refused } from '../api'
import { newSocket, takeSocket } from '../earlySocket'
import type { Failure, Polled, Posted, Said, Told } from '../wire'

export type Status = 'connecting' | 'live' | 'waiting' | 'closed'

export interface Listener {
  onMessage(message: Told): void
  onStatus(status: Status): void
  /** The index up to which the log is known here: a new connection is sent what came after it. */
  since(): number | null
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 8_000
const PING_AFTER = 25_000
const PONG_WITHIN = 10_000
const TRIES_BEFORE_POLLING = 3

/** Refusals after which connecting again makes no sense. */
const FINAL = new Set(['not-found', 'no-table', 'not-seated', 'no-spectators', 'foreign-origin', 'forbidden'])

/** The match is of a version that this node does not know: the next connection may lead to one that does. */
const OTHER_NODE = 'other-node'

let counter = 0

/** A key that no other message of anybody has. */
export function newKey(): string {
  const random = crypto.getRandomValues(new Uint32Array(3))
  return [...random].map((number) => number.toString(36)).join('') + (counter++).toString(36)
}

export class Connection {
  private socket: WebSocket | null = null
  private polling: AbortController | null = null
  private unanswered = new Map<string, Said>()
  private wait = FIRST_WAIT
  private tries = 0
  private isElsewhere = false
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private pingTimer: ReturnType<typeof setTimeout> | undefined
  private ended = false
  private readonly wake = () => this.reconnectNow()

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  /** Send a message; one with a key is sent again after each reconnect until it is answered. */
  send(said: Said): void {
    if ('key' in said) this.unanswered.set(said.key, said)
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(said))
    else if (this.polling) void this.post(said)
  }

  close(): void {
    this.ended = true
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    clearTimeout(this.retryTimer)
    clearTimeout(this.pingTimer)
    this.polling?.abort()
    this.socket?.close()
    this.listener.onStatus('closed')
  }

  /** The page is visible or the network is back: connect without waiting for the backoff. */
  private reconnectNow(): void {
    if (this.ended || document.hidden) return
    if (this.socket?.readyState === WebSocket.OPEN) this.ping()
    else if (this.retryTimer !== undefined) this.connect()
  }

  private query(): string {
    const query = new URLSearchParams()
    if (this.seat !== null) query.set('seat', String(this.seat))
    const since = this.listener.since()
    if (since !== null) query.set('since', String(since))
    return query.size > 0 ? `?${query}` : ''
  }

  private connect(): void {
    clearTimeout(this.retryTimer)
    this.retryTimer = undefined
    if (this.ended) return
    if (this.tries >= TRIES_BEFORE_POLLING) {
      void this.poll()
      return
    }
    this.tries++
    this.listener.onStatus('connecting')
    const path = `/api/tables/${this.table}/socket${this.query()}`
    const { socket, received } = takeSocket(path) ?? { socket: newSocket(path), received: [] }
    this.socket = socket
    // What came before is told after the constructor, as everything else is.
    queueMicrotask(() => received.forEach((text) => this.receive(JSON.parse(text) as Told)))
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as Told)
    socket.onclose = () => this.onClose(socket)
  }

  private receive(message: Told): void {
    this.schedulePing()
    if (message.type === 'pong') return
    if (message.type === 'hello') this.onHello()
    if ('ack' in message && message.ack) this.unanswered.delete(message.ack)
    if (message.type === 'error' && !message.ack && message.code === OTHER_NODE) this.isElsewhere = true
    else if (message.type === 'error' && !message.ack && FINAL.has(message.code)) this.refused(message)
    else this.listener.onMessage(message)
  }

  private onHello(): void {
    this.wait = FIRST_WAIT
    this.tries = 0
    this.listener.onStatus('live')
    for (const said of [...this.unanswered.values()]) this.send(said)
  }

  private refused(failure: Failure): void {
    this.close()
    this.listener.onMessage(failure)
  }

  private onClose(socket: WebSocket): void {
    if (socket !== this.socket || this.ended) return
    this.socket = null
    clearTimeout(this.pingTimer)
    if (this.isElsewhere) this.tries = 0
    this.isElsewhere = false
    this.retryLater()
  }

  private retryLater(): void {
    const again = this.wait * (0.75 + Math.random() / 2)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
    this.listener.onStatus('waiting')
    this.retryTimer = setTimeout(() => this.connect(), again)
  }

  /** A connection that is silent for some time is checked with a ping. */
  private schedulePing(): void {
    clearTimeout(this.pingTimer)
    this.pingTimer = setTimeout(() => this.ping(), PING_AFTER)
  }

  private ping(): void {
    const socket = this.socket
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.send(JSON.stringify({ type: 'ping', number: counter } satisfies Said))
    clearTimeout(this.pingTimer)
    this.pingTimer = setTimeout(() => socket.close(), PONG_WITHIN)
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
        for (const message of polled.messages) this.receive(message)
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
    } else this.retryLater()
  }

  private async post(said: Said): Promise<void> {
    if (!('key' in said)) return
    const { type, ...body } = said
    try {
      const posted: Posted = await post(
        `/api/tables/${this.table}/${type}`,
        this.seat === null ? body : { ...body, seat: this.seat },
      )
      this.receive({ type: 'ack', ack: posted.ack, index: posted.index })
    } catch (error) {
      if (!(error instanceof Refused) || ['offline', OTHER_NODE].includes(error.code)) return // it is sent again on the next connection
      this.receive({ type: 'error', code: error.code, message: error.message, where: error.where, ack: said.key })
    }
  }
}
