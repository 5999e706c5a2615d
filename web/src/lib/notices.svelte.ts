/** Short notices that appear and go by themselves; a screen reader says them. */

import { page } from './texts/texts.svelte'

export interface Notice {
  number: number
  text: string
  kind: 'good' | 'bad'
}

const SECONDS = 6

class Notices {
  all = $state.raw<Notice[]>([])
  private count = 0

  say(text: string, kind: Notice['kind'] = 'good'): void {
    const notice = { number: ++this.count, text, kind }
    this.all = [...this.all.filter((other) => other.text !== text), notice].slice(-3)
    setTimeout(() => this.drop(notice.number), SECONDS * 1000)
  }

  drop(number: number): void {
    this.all = this.all.filter((notice) => notice.number !== number)
  }

  /** Do something, and say why where it did not work; whether it did. */
  async attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      this.fail(error)
      return false
    }
  }

  /** Say why something did not work. */
  fail(error: unknown): void {
    this.say(page.failure(error as { code?: string; message?: string }), 'bad')
  }
}

export const notices = new Notices()
