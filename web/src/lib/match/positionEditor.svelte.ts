/**
 * The editor of a position: its text, the view, its faults, and what the chosen tool can do, with undo and redo.
 *
 * It knows neither rules nor notation: every edit is sent to the server with the text; the answer is the next text with
 * the view to draw and the words that the board can offer.
 */

import type { Options } from '../../games/contract'
import { post } from '../api'
import { notices } from '../notices.svelte'
import type { Edit, PositionDraft } from '../wire'
import { Words } from './words.svelte'

/** The tool that says something about the table instead of the board. */
const TABLE = 'table'

export class PositionEditor {
  answer = $state.raw<PositionDraft | null>(null)
  text = $state('')
  tool = $state('')
  /** Whose things lie in front. */
  seat = $state(0)
  players = $state(2)
  options = $state.raw<Options>({})
  /** Grows with every answer. */
  number = $state(0)
  private past = $state.raw<string[]>([])
  private future = $state.raw<string[]>([])
  private typed = false
  private asked = 0
  private queue: Promise<unknown> = Promise.resolve()

  readonly words = new Words((said) => void this.edit(this.tool, said), () => false)

  constructor(readonly game: string) {}

  get canUndo(): boolean {
    return this.past.length > 0
  }

  get canRedo(): boolean {
    return this.future.length > 0
  }

  /** Look at a text as it is. */
  async show(text: string): Promise<void> {
    await this.queued(() => this.look(text))
  }

  /** Look at the same text again: how it is read or drawn has changed. */
  async showAgain(): Promise<void> {
    await this.queued(() => this.ask({ text: this.text }))
  }

  /** Edits are queued: each builds on the answer to the one before. Typing alone does not wait. */
  private queued<T>(act: () => Promise<T>): Promise<T> {
    const done = this.queue.then(act)
    this.queue = done.catch(() => undefined) // what fails holds up nothing that follows
    return done
  }

  private look(text: string): Promise<boolean> {
    this.text = text
    return this.ask({ text })
  }

  /** Begin anew: with the beginning of a match, or somewhere in the middle of a random one. */
  async begin(how: 'usual' | 'random'): Promise<void> {
    await this.queued(async () => {
      const before = this.text
      if (await this.ask({ begin: how })) this.remember(before)
    })
  }

  /** Write the text itself; what is typed in one go is undone in one go. */
  async type(text: string): Promise<void> {
    if (!this.typed) this.remember(this.answer?.text ?? '')
    this.typed = true
    await this.look(text)
  }

  /** Typing has ended for now. */
  rest(): void {
    this.typed = false
  }

  /** Do something with a tool. */
  async edit(tool: string, words: string): Promise<void> {
    await this.queued(async () => {
      const before = this.text
      const granted = await this.ask({ text: before, tool, words })
      this.words.answered(granted)
      if (granted && this.text !== before) this.remember(before)
    })
  }

  /** Say something about the table. */
  async set(words: string): Promise<void> {
    await this.edit(TABLE, words)
  }

  /** Take another tool, or look at somebody else's things. */
  async take(tool: string, seat = this.seat): Promise<void> {
    this.tool = tool
    this.seat = seat
    await this.showAgain()
  }

  undo(): void {
    void this.queued(() => this.go('past', 'future'))
  }

  redo(): void {
    void this.queued(() => this.go('future', 'past'))
  }

  private async go(from: 'past' | 'future', to: 'past' | 'future'): Promise<void> {
    const text = this[from].at(-1)
    if (text === undefined) return
    this[from] = this[from].slice(0, -1)
    this[to] = [...this[to], this.text]
    this.typed = false
    await this.look(text)
  }

  private remember(before: string): void {
    if (before === '') return
    this.past = [...this.past, before]
    this.future = []
  }

  /** Only the newest question counts; whether it was answered. */
  private async ask(wanted: Partial<Edit>): Promise<boolean> {
    const asked = ++this.asked
    const edit: Edit = {
      game: this.game,
      players: this.players,
      options: this.options,
      seat: Math.min(this.seat, this.players - 1),
      brush: this.tool,
      ...wanted,
    }
    try {
      const answer: PositionDraft = await post('/api/positions', edit)
      if (asked !== this.asked) return false
      this.answer = answer
      if (wanted.words || wanted.begin) this.text = answer.text // what is being typed stays as it is
      this.number += 1
      this.words.offer(answer.words)
      return true
    } catch (error) {
      if (asked === this.asked) notices.fail(error)
      return false
    }
  }
}
