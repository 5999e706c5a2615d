/**
 * What every part of a board needs: the view with its texts, and what may be chosen.
 *
 * There is one for a board and it is never replaced. It reads the props of the board at each access, so that a part
 * which uses one field is drawn again when that field has changed, and not with every update.
 */

import type { Step } from '../lib/wire'
import type { BoardProps, Chooser } from './contract'

export class BoardContext<V> {
  constructor(private readonly props: () => BoardProps<V>) {}

  get view(): V {
    return this.props().view
  }

  get content(): BoardProps<V>['content'] {
    return this.props().content
  }

  get chooser(): Chooser {
    return this.props().chooser
  }

  get texts(): BoardProps<V>['texts'] {
    return this.props().texts
  }

  get names(): readonly string[] {
    return this.props().names
  }

  /** How well the bot at a seat plays; empty for a person. */
  level(seat: number): string {
    return this.props().levels?.[seat] ?? ''
  }

  get pointed(): string | null {
    return this.props().pointed
  }

  get recent(): readonly Step[] {
    return this.props().recent ?? []
  }

  get hinted(): readonly string[] {
    return this.props().hinted ?? []
  }

  get calm(): boolean {
    return this.props().calm
  }

  inspect(word: string): void {
    this.props().inspect(word)
  }

  say(id: string, args: Record<string, string | number> = {}): string {
    return this.texts.say(id, args)
  }
}
