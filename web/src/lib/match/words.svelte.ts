/** The controller of words: what was said so far, what may follow, and sending it. */

import type { Chooser } from '../../games/contract'
import { share } from './structuralSharing'
import { follow, leadsOn, NOTHING, tallyOf, wayTo, type Following, type Tally } from './tree'
import type { WordTree } from '../wire'

export class Words implements Chooser {
  /** What may be said now; null while somebody else decides. */
  tree = $state.raw<WordTree | null>(null)
  sending = $state(false)
  /** Whether something else is shown first: until then nothing can be said, and what was said stays. */
  held = $state(false)
  /** Each chosen word, with those that followed by themselves. */
  private chosen = $state.raw<string[][]>([])
  readonly said: readonly string[] = $derived(this.chosen.flat())
  private readonly following: Following = $derived(this.tree ? follow(this.tree, this.said) : NOTHING)
  readonly active: boolean = $derived(this.tree !== null && !this.sending && !this.held)
  readonly next: readonly string[] = $derived(this.sending || this.held ? [] : this.following.words)
  readonly complete: boolean = $derived(this.following.complete && !this.held)

  /**
   * @param submit sends the words of an action
   * @param asks whether an action is sent only after "confirm"
   */
  constructor(
    private readonly submit: (words: string) => void,
    private readonly asks: (said: readonly string[]) => boolean = () => true,
  ) {}

  /** A new turn: what was said for the old one is forgotten, unless it is the same. */
  offer(tree: WordTree | null): void {
    const shared = share(this.tree, tree)
    if (shared === this.tree) return
    this.tree = shared
    if (this.chosen.length > 0) this.chosen = []
  }

  can(word: string): boolean {
    return this.next.includes(word)
  }

  fits(words: readonly string[]): boolean {
    return this.active && this.tree !== null && leadsOn(this.tree, [...this.said, ...words])
  }

  way(word: string, leads?: readonly string[]): string[] | null {
    return this.active && this.tree ? wayTo(this.tree, this.said, word, leads) : null
  }

  /** What was said comes to, where words are counted: each weighs so much. */
  tally(weigh: (word: string) => number): Tally | null {
    return this.tree ? tallyOf(this.tree, this.said, weigh) : null
  }

  choose(word: string): void {
    this.say([word])
  }

  say(words: readonly string[]): void {
    if (words.length === 0 || !this.fits(words)) return
    const added = [...words]
    for (let only = this.only(added); only !== null; only = this.only(added)) added.push(only)
    this.chosen = [...this.chosen, added]
    if (this.complete && this.next.length === 0 && !this.asks(this.said)) this.confirm()
  }

  /** The word that must follow, where there is no choice. */
  private only(added: readonly string[]): string | null {
    const after = follow(this.tree!, [...this.said, ...added])
    return !after.complete && after.words.length === 1 ? after.words[0]! : null
  }

  unsay(word: string): boolean {
    const said = [...this.said]
    const place = said.lastIndexOf(word)
    if (place < 0 || !this.tree || this.sending) return false
    said.splice(place, 1)
    while (said.length > 0 && !leadsOn(this.tree, said)) said.pop()
    const kept = said.length === this.said.length - 1
    this.chosen = said.map((each) => [each])
    return kept
  }

  back(): void {
    if (!this.sending) this.chosen = this.chosen.slice(0, -1)
  }

  backTo(count: number): void {
    if (!this.sending) this.chosen = this.said.slice(0, count).map((word) => [word])
  }

  clear(): void {
    this.backTo(0)
  }

  /** Put these words in the place of what was said, as far as they lead on; for the command line. */
  replace(words: readonly string[]): void {
    if (this.tree && !this.sending && leadsOn(this.tree, words)) this.chosen = words.map((word) => [word])
  }

  confirm(): void {
    if (!this.active || !this.complete) return
    this.sending = true
    this.submit(this.said.join(' '))
  }

  /** The answer came; a refused action can be changed and sent again. */
  answered(granted: boolean): void {
    this.sending = false
    if (granted) this.chosen = []
  }
}
