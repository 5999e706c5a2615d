/**
 * One stop of the Tab key for each part of a table, and the arrows from there.
 *
 * From what is lit the arrows go to what is lit, wherever on the table it lies; with Shift, and from what is not lit, to
 * whatever is next. The stops are worked out when Tab is pressed and not whenever something changes: who plays with a
 * pointer waits for none of it.
 */

import { on } from 'svelte/events'
import { nextPlace } from './nearest'
import { groupOf, isLit, thingsOf } from './things'

const TYPED = 'input, textarea, select'

export function roving(root: HTMLElement): () => void {
  /** Where the focus was last in each part. */
  const visited = new WeakMap<Element, HTMLElement>()

  function focused({ target }: FocusEvent): void {
    if (target instanceof HTMLElement) visited.set(groupOf(target), target)
  }

  function keyed(event: KeyboardEvent): void {
    const { key, target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!(target instanceof HTMLElement) || target.matches(TYPED)) return
    const next = key.startsWith('Arrow') ? walk(root, target, event) : edge(root, target, key)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    next.focus()
  }

  function tabbed(event: KeyboardEvent): void {
    if (event.key === 'Tab') setStops(thingsOf(root, document.activeElement), visited)
  }

  const ends = [
    on(root, 'focusin', focused),
    on(root, 'keydown', keyed),
    on(window, 'keydown', tabbed, { capture: true }),
  ]
  return () => ends.forEach((end) => end())
}

/** What an arrow leads to; from the table itself, the first thing that is lit. */
function walk(root: HTMLElement, from: HTMLElement, { key, shiftKey }: KeyboardEvent): HTMLElement | null {
  const all = thingsOf(root, from)
  if (!all.includes(from)) return from.matches('.board-room') ? (all.find(isLit) ?? all[0] ?? null) : null
  const things = shiftKey || !isLit(from) ? all : all.filter(isLit)
  return things[nextPlace(things.map((thing) => thing.getBoundingClientRect()), things.indexOf(from), key)] ?? null
}

/** The first and the last thing in a part that is lit. */
function edge(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  if (key !== 'Home' && key !== 'End') return null
  const part = thingsOf(root, from).filter((thing) => groupOf(thing) === groupOf(from))
  const lit = part.filter(isLit)
  return (lit.length > 0 ? lit : part).at(key === 'Home' ? 0 : -1) ?? null
}

function setStops(things: readonly HTMLElement[], visited: WeakMap<Element, HTMLElement>): void {
  for (const group of new Set(things.map(groupOf))) {
    const part = things.filter((thing) => groupOf(thing) === group)
    const stop = stopOf(part, visited.get(group))
    for (const thing of part) {
      const index = thing === stop ? 0 : -1
      if (thing.tabIndex !== index) thing.tabIndex = index
    }
  }
}

/** Where Tab comes in: where the focus is, sending what is complete, what is lit, where the focus was. */
function stopOf(part: readonly HTMLElement[], visited: HTMLElement | undefined): HTMLElement | undefined {
  const here = part.find((thing) => thing === document.activeElement)
  const sending = part.find((thing) => thing.matches('.confirm'))
  const lit = part.filter((thing) => thing.matches('.offered, .word'))
  const before = part.find((thing) => thing === visited)
  return here ?? sending ?? (before && (lit.length === 0 || lit.includes(before)) ? before : (lit[0] ?? part[0]))
}
