/** The state of a table: the snapshot of the server, with its updates applied as far as they are shown. */

import type { Behaviour, News } from '../../games/contract'
import { get, serverTime } from '../api'
import { notices } from '../notices.svelte'
import { announceUpdate } from './beforeUpdate'
import { Connection, newKey, type Status } from './connection'
import { FollowQueue, recentSteps } from './followQueue'
import { type Missed, missedFrames, type Position } from './missed'
import { changedView } from './parts'
import { prefs } from '../prefs.svelte'
import { keepSeen, seenIndex } from './seen'
import { share, sharing } from './structuralSharing'
import type { ChatLine, Clocks, Ending, Failure, Hello, Said, Step, TableInfo, Told, Update, View } from '../wire'
import { Words } from './words.svelte'

const NO_CLOCKS: Clocks = { seat: null, deadline: null, left: null }
/** Whoever has missed so many moves is asked whether they want to see them; fewer are shown. */
const MANY_MISSED = 3
/** So much of the time left on the own clock may be spent with what others did; what takes longer is skipped. */
const SHARE_OF_CLOCK = 0.05

/** Milliseconds: what comes so soon after a skip is skipped, too, since bots had not all moved by then. */
const SKIP_LASTS = 1500

export class Table {
  info = $state.raw<TableInfo | null>(null)
  seat = $state<number | null>(null)
  // What is shown; while others are followed it is older than what is known.
  index = $state(0)
  view = $state.raw<View | null>(null)
  acting = $state<number | null>(null)
  undo = $state(0)
  ending = $state.raw<Ending | null>(null)
  clocks = $state.raw<Clocks>(NO_CLOCKS)
  /** The newest position. */
  private latest = $state.raw<Position | null>(null)
  private log = $state.raw<Step[]>([])
  readonly steps: readonly Step[] = $derived(
    this.index < (this.latest?.index ?? 0) ? this.log.filter((step) => step.index < this.index) : this.log,
  )
  /** What is new since the own last move. */
  readonly recent: readonly Step[] = $derived(recentSteps(this.steps, this.seat, this.acting))
  /** Whether others have moved since then. */
  readonly hasRound: boolean = $derived(this.recent.some((step) => step.seat !== null))
  /** Whether something is still to be shown before a decision is offered. */
  isFollowing = $state(false)
  /** The step that is told now. */
  telling = $state.raw<Step | null>(null)
  /** How many moves of others wait to be shown. */
  waiting = $state(0)
  /** How many moves were missed, while it is asked whether they should be shown. */
  missed = $state(0)
  /** Whether this seat has to decide, even if what led there is still to be shown: its clock runs. */
  readonly isAsked: boolean = $derived(this.seat !== null && this.latest !== null && this.latest.acting === this.seat)
  readonly mine: boolean = $derived(this.seat !== null && this.acting === this.seat && !this.isFollowing)
  chat = $state.raw<ChatLine[]>([])
  news = $state.raw<News>({ number: 0, fresh: false, steps: [] })
  status = $state<Status>('connecting')
  /** Why there is no table to be shown. */
  refusal = $state.raw<Failure | null>(null)
  /** The last refusal of something that was said. */
  complaint = $state.raw<Failure | null>(null)
  behaviour = $state.raw<Behaviour>({})
  readonly words = new Words(
    (words) => this.submit(words),
    (said) => !prefs.quick && (this.behaviour.asks?.(said) ?? true),
  )
  /** The same list object while no name changes: the whole log is derived from it. */
  private readonly sameNames = sharing<readonly string[]>()
  readonly names: readonly string[] = $derived(this.sameNames(this.info?.seats.map((seat) => seat.name) ?? []))
  private connection: Connection
  private submitted = ''
  private readonly queue = new FollowQueue<Position>(
    {
      show: (position, steps, fresh) => this.show(position, steps, fresh),
      tell: (step) => this.follow(step),
      settle: () => this.settle(),
    },
    () => (prefs.pace === 'once' && this.since !== null ? 'normal' : prefs.pace),
    (step) => this.isOwn(step),
  )
  /** The index from which on the log is shown once more, or was missed. */
  private since = $state<number | null>(null)
  /** Whether it is shown because somebody asked for it. */
  readonly isReplaying: boolean = $derived(this.since !== null)
  /** When somebody skipped, or what followed was skipped for that; it ends with the own next move. */
  private skipped = -SKIP_LASTS
  private readonly leave = new AbortController()

  constructor(readonly id: string, private readonly asSeat: number | null) {
    this.connection = new Connection(id, asSeat, {
      onMessage: (message) => this.receive(message),
      onStatus: (status) => (this.status = status),
      since: () => this.latest?.index ?? null,
    })
    const { signal } = this.leave
    document.addEventListener('visibilitychange', () => (document.hidden ? this.keepSeen() : this.onReturn()), {
      signal,
    })
    addEventListener('pagehide', () => this.keepSeen(), { signal })
  }

  close(): void {
    this.keepSeen()
    this.leave.abort()
    this.queue.clear()
    this.connection.close()
  }

  private keepSeen(): void {
    if (this.view !== null) {
      keepSeen(this.id, this.seat, this.missed > 0 && this.since !== null ? this.since : this.index)
    }
  }

  // -- sent to the server ------------------------------------------------------------------------------------------

  private submit(words: string): void {
    this.complaint = null
    this.submitted = newKey()
    this.connection.send({ type: 'submit', key: this.submitted, words, index: this.latest?.index ?? 0 })
  }

  takeBack(): void {
    this.complaint = null
    this.connection.send({ type: 'undo', key: newKey(), index: this.latest?.index ?? 0 })
  }

  sendChat(text: string): void {
    this.connection.send({ type: 'chat', key: newKey(), text })
  }

  /** Ask for the chat as it is to be shown now that somebody was muted, or is heard again. */
  reloadChat(): void {
    this.connection.send({ type: 'resync', since: this.latest?.index ?? 0 })
  }

  /** Ask for the log from its beginning. */
  loadWholeLog(): void {
    this.connection.send({ type: 'resync', since: 0 } satisfies Said)
  }

  // -- received ----------------------------------------------------------------------------------------------------

  private receive(message: Told): void {
    if (message.type === 'hello') this.onHello(message)
    else if (message.type === 'update') this.onUpdate(message)
    else if (message.type === 'table') this.info = share(this.info, message.table)
    else if (message.type === 'chat') this.addChat(message)
    else if (message.type === 'error') this.onFailure(message)
    if ('ack' in message && message.ack) this.answered(message.ack, message.type !== 'error')
  }

  private answered(key: string, granted: boolean): void {
    if (key !== this.submitted) return
    this.submitted = ''
    this.words.answered(granted)
  }

  private onHello(hello: Hello): void {
    this.info = share(this.info, hello.table)
    this.seat = hello.seat
    this.log = [...this.log.filter((step) => step.index < hello.since), ...hello.steps]
    this.clocks = hello.clocks
    this.chat = hello.chat
    const { index, acting, undo, words, ending, steps } = hello
    const known = this.since ?? (this.view === null ? seenIndex(this.id, hello.seat) : this.index)
    this.queue.clear()
    if (hello.view === null) return
    this.latest = { index, view: hello.view, acting, undo, words, ending, steps }
    this.show(this.latest, steps, false)
    if (known === null || known >= index || prefs.pace === 'once') this.settle()
    else this.onMissed(known)
  }

  private onUpdate(update: Update): void {
    const before = this.latest
    if (before === null || before.index + update.steps.length !== update.index) {
      this.connection.send({ type: 'resync', since: before?.index ?? 0 })
      return
    }
    const { index, acting, undo, words, steps } = update
    const view = changedView(before.view, update.view, update.parts)
    this.latest = { index, view, acting, undo, words, steps, ending: update.ending ?? before.ending }
    this.log = [...this.log, ...steps]
    if (update.clocks) this.clocks = update.clocks
    if (update.ack) this.answered(update.ack, true)
    if (!this.isFollowing && steps[0] && this.isOwn(steps[0])) {
      this.skipped = -SKIP_LASTS
      this.show(this.latest, steps, true)
      this.settle()
    } else if (!this.isFollowing && performance.now() - this.skipped < SKIP_LASTS) {
      this.skipped = performance.now()
      this.show(this.latest, steps, false)
      this.settle()
    } else this.enqueue(this.latest)
  }

  // -- shown one after the other -----------------------------------------------------------------------------------

  private isOwn({ seat }: Step): boolean {
    const taken = seat === null ? undefined : this.info?.seats[seat]
    return taken !== undefined && taken.yours && !taken.away
  }

  private enqueue(position: Position): void {
    if (document.hidden && prefs.pace !== 'once') this.hold()
    this.queue.push(position)
    this.waiting = this.queue.moves
    if (this.missed > 0) this.missed = this.countSince(this.since ?? this.index)
    if (this.isTooLong(this.queue.duration / 1000)) this.skip()
  }

  /** Whether so many seconds are too many, because the own clock runs. */
  private isTooLong(seconds: number): boolean {
    const { deadline } = this.clocks
    return this.isAsked && deadline !== null && seconds > (deadline - serverTime()) * SHARE_OF_CLOCK
  }

  private hold(): void {
    this.queue.pause()
    this.isFollowing = this.words.held = true
  }

  private show(position: Position, steps: readonly Step[], fresh: boolean): void {
    if (fresh) announceUpdate(steps)
    this.index = position.index
    this.view = share(this.view, position.view)
    this.acting = position.acting
    this.undo = position.undo
    this.words.offer(position.words)
    this.publish(steps, fresh)
  }

  private follow(step: Step): void {
    this.isFollowing = this.words.held = true
    this.telling = step
    this.waiting = this.queue.moves
  }

  private settle(): void {
    this.isFollowing = this.words.held = false
    this.telling = this.since = null
    this.waiting = this.missed = 0
    this.ending = this.latest?.ending ?? null
  }

  private countSince(index: number): number {
    return this.log.filter((step) => step.index >= index && step.seat !== null && !this.isOwn(step)).length
  }

  /** Somebody is here again who has seen the log up to an index. */
  private onMissed(index: number): void {
    const count = this.countSince(index)
    if (count === 0 || this.isTooLong(count)) {
      this.settle()
      return
    }
    this.since = index
    this.hold()
    if (index < (this.log[0]?.index ?? 0)) this.connection.send({ type: 'resync', since: index })
    else if (count < MANY_MISSED) void this.look()
    else this.missed = count
  }

  /** The page is seen again: what came meanwhile is shown, or offered when it is much. */
  private onReturn(): void {
    if (!this.isFollowing || this.missed > 0 || (this.since !== null && !this.queue.isBusy)) return
    if (this.queue.moves < MANY_MISSED) this.queue.resume()
    else this.missed = this.queue.moves
  }

  /** Show what was missed. */
  async look(): Promise<void> {
    this.missed = 0
    const { since } = this
    if (since === null) {
      this.queue.resume()
      return
    }
    this.hold()
    const seat = this.asSeat === null ? '' : `&seat=${this.asSeat}`
    try {
      const told = await get<Missed>(`/api/tables/${this.id}/missed?since=${since}${seat}`)
      if (this.since !== since || !this.latest) return
      const [first, ...frames] = missedFrames(told, this.latest, this.log)
      this.queue.clear()
      this.show(first!, [], false)
      this.queue.push(...frames)
    } catch (error) {
      notices.fail(error)
      this.skip()
    }
  }

  /** Show the last round once more. */
  again(): void {
    const [first] = this.recent
    if (!first || !this.hasRound || this.isFollowing) return
    this.since = first.index
    void this.look()
  }

  /** Show the present. */
  skip(): void {
    if (!this.isFollowing) return
    this.since = null
    this.skipped = performance.now()
    this.queue.skip()
    if (this.latest && this.index !== this.latest.index) this.show(this.latest, [], false)
  }

  private publish(steps: readonly Step[], fresh: boolean): void {
    this.news = { number: this.news.number + 1, fresh, steps }
  }

  private addChat(line: ChatLine): void {
    if (!this.chat.some((known) => known.number === line.number)) this.chat = [...this.chat, line]
  }

  private onFailure(failure: Failure): void {
    if (this.info === null && !failure.ack) this.refusal = failure
    else if (failure.code === 'muted') notices.fail(failure) // it is about the chat, not about the match
    else this.complaint = failure
    if (failure.code === 'stale') this.connection.send({ type: 'resync', since: this.latest?.index ?? 0 })
  }
}
