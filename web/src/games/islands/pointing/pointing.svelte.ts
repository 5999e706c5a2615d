/**
 * What is pointed at, so that its text can be told beside it: by the mouse, by the focus, or by a long press.
 *
 * Whatever has something to tell carries it: `data-tip` is its text, the title in the first line; `data-look` names an
 * island that is shown larger, by its seat and its place.
 */

import { on } from 'svelte/events'

const LONG = 450
const TOLD = '[data-tip], [data-look]'

export interface Tip {
  element: HTMLElement
  lines: readonly string[]
  /** The seat and the place of an island. */
  look: readonly [number, number] | null
}

export class Pointing {
  tip = $state.raw<Tip | null>(null)

  private show(target: EventTarget | null): void {
    const found = target instanceof Element ? target.closest<HTMLElement>(TOLD) : null
    if (found !== (this.tip?.element ?? null)) this.tip = found === null ? null : tipOf(found)
  }

  /** Follows the pointer, the focus and the finger on a board. */
  attach = (root: HTMLElement): () => void => {
    let timer = 0
    let wasLong = false
    const forget = (): void => clearTimeout(timer)
    const hear = <K extends keyof HTMLElementEventMap>(
      name: K,
      heard: (event: HTMLElementEventMap[K]) => void,
      capture = true,
    ): () => void => on(root, name, heard, { capture })
    const ends = [
      hear('pointerover', (event) => {
        if (event.pointerType !== 'touch') this.show(event.target)
      }),
      hear('pointerleave', () => (this.tip = null), false),
      hear('pointerdown', (event) => {
        wasLong = false
        forget()
        if (event.pointerType !== 'touch') return
        this.tip = null
        timer = window.setTimeout(() => {
          this.show(event.target)
          wasLong = this.tip !== null
        }, LONG)
      }),
      hear('pointerup', forget),
      hear('pointercancel', forget),
      hear('focusin', (event) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible')) this.show(event.target)
      }),
      hear('focusout', () => (this.tip = null)),
      // A long press asks for the text and for nothing else.
      hear('click', (event) => {
        if (!wasLong) return
        wasLong = false
        event.preventDefault()
        event.stopPropagation()
      }),
      hear('contextmenu', (event) => {
        if (wasLong) event.preventDefault()
      }),
    ]
    return () => {
      forget()
      for (const end of ends) end()
    }
  }
}

function tipOf(element: HTMLElement): Tip {
  const look = element.dataset['look']?.split('-').map(Number)
  return { element, lines: element.dataset['tip']?.split('\n') ?? [], look: look ? [look[0] ?? 0, look[1] ?? 0] : null }
}
