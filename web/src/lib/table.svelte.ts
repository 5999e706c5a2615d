/** A table as this page knows it: what the server told, put together. */

import type { Manner, News } from '../games/contract'
import { arriving } from './arrivals'
import { Connection, newKey, type Status } from './connection'
import { withParts } from './parts'
import { prefs } from './prefs.svelte'
import { share } from './share'
import type { ChatLine, Clocks, Ending, Failure, Hello, Said, Step, TableInfo, Told, Update, View } from './wire'
import { Words } from './words.svelte'

const NO_CLOCKS: Clocks = { seat: null, deadline: null, left: null }

export class Table {
  info = $state.raw<TableInfo | null>(null)
  seat = $state<number | null>(null)
  index = $state(0)
  view = $state.raw<View | null>(null)
  acting = $state<number | null>(null)
  undo = $state(0)
  steps = $state.raw<Step[]>([])
  clocks = $state.raw<Clocks>(NO_CLOCKS)
  ending = $state.raw<Ending | null>(null)
  chat = $state.raw<ChatLine[]>([])
  news = $state.raw<News>({ number: 0, fresh: false, steps: [] })
  status = $state<Status>('connecting')
  /** Why there is no table to be shown. */
  refusal = $state.raw<Failure | null>(null)
  /** The last refusal of something that was said. */
  complaint = $state.raw<Failure | null>(null)
  manner = $state.raw<Manner>({})
  readonly words = new Words(
    (words) => this.submit(words),
    (said) => !prefs.quick && (this.manner.asks?.(said) ?? true),
  )
  readonly names: readonly string[] = $derived(this.called(this.info?.seats.map((seat) => seat.name) ?? []))
  private connection: Connection
  private submitted = ''
  private lastNames: readonly string[] = []

  constructor(
    readonly id: string,
    seat: number | null,
  ) {
    this.connection = new Connection(id, seat, {
      told: (message) => this.hear(message),
      became: (status) => (this.status = status),
      since: () => (this.view === null ? null : this.index),
    })
  }

  close(): void {
    this.connection.close()
  }

  /** The same list while nobody is called otherwise: the whole log is told with it. */
  private called(names: readonly string[]): readonly string[] {
    this.lastNames = share(this.lastNames, names)
    return this.lastNames
  }

  // -- what is said ------------------------------------------------------------------------------------------------

  private submit(words: string): void {
    this.complaint = null
    this.submitted = newKey()
    this.connection.say({ type: 'submit', key: this.submitted, words, index: this.index })
  }

  takeBack(): void {
    this.complaint = null
    this.connection.say({ type: 'undo', key: newKey(), index: this.index })
  }

  tell(text: string): void {
    this.connection.say({ type: 'chat', key: newKey(), text })
  }

  /** Ask for the log from its beginning. */
  recall(): void {
    this.connection.say({ type: 'resync', since: 0 } satisfies Said)
  }

  // -- what is told ------------------------------------------------------------------------------------------------

  private hear(message: Told): void {
    if (message.type === 'hello') this.greet(message)
    else if (message.type === 'update') this.move(message)
    else if (message.type === 'table') this.info = share(this.info, message.table)
    else if (message.type === 'chat') this.addChat(message)
    else if (message.type === 'error') this.complain(message)
    if ('ack' in message && message.ack) this.answered(message.ack, message.type !== 'error')
  }

  private answered(key: string, granted: boolean): void {
    if (key !== this.submitted) return
    this.submitted = ''
    this.words.answered(granted)
  }

  private greet(hello: Hello): void {
    this.info = share(this.info, hello.table)
    this.seat = hello.seat
    this.index = hello.index
    this.view = share(this.view, hello.view)
    this.acting = hello.acting
    this.undo = hello.undo
    this.steps = [...this.steps.filter((step) => step.index < hello.since), ...hello.steps]
    this.clocks = hello.clocks
    this.ending = hello.ending
    this.chat = hello.chat
    this.words.offer(hello.words)
    this.announce(hello.steps, false)
  }

  private move(update: Update): void {
    if (this.view === null || this.index + update.steps.length !== update.index) {
      this.connection.say({ type: 'resync', since: this.index })
      return
    }
    arriving(update.steps)
    this.index = update.index
    this.view = share(this.view, withParts({ ...this.view, ...update.view } as View, update.parts ?? []))
    this.acting = update.acting
    this.undo = update.undo
    this.steps = [...this.steps, ...update.steps]
    if (update.clocks) this.clocks = update.clocks
    if (update.ending) this.ending = update.ending
    if (update.ack) this.answered(update.ack, true)
    this.words.offer(update.words)
    this.announce(update.steps, true)
  }

  private announce(steps: readonly Step[], fresh: boolean): void {
    this.news = { number: this.news.number + 1, fresh, steps }
  }

  private addChat(line: ChatLine): void {
    if (!this.chat.some((known) => known.number === line.number)) this.chat = [...this.chat, line]
  }

  private complain(failure: Failure): void {
    if (this.info === null && !failure.ack) this.refusal = failure
    else this.complaint = failure
    if (failure.code === 'stale') this.connection.say({ type: 'resync', since: this.index })
  }
}
