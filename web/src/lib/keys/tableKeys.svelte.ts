/**
 * The keys of a table: roving focus, and a focus that is never lost.
 *
 * Who plays by keys finds it on the next thing to do: after a word, on the nearest thing that may follow; after the last
 * one, on "Confirm"; when something that had it goes away, on what lies nearest; while others decide, on the board, and
 * with the own turn on the first thing that may be chosen. Who plays with a pointer notices nothing of it.
 */

import { tick } from 'svelte'
import { on } from 'svelte/events'
import { type Box, nearestPlace } from './nearest'
import { roving } from './roving'
import { isLit, isUsable, thingsOf } from './things'
import type { Table } from '../match/table.svelte'

const SAYS = '.offered, .word, .advice'
/** Where the focus waits while there is nothing to choose. */
const WAITS = '.ending, .put-away button, .board-room'

/** An attachment for the page of a table; called while a component is made. */
export function tableKeys(table: Table): (root: HTMLElement) => () => void {
  let root: HTMLElement | null = null
  let isByKeys = false
  /** Whether something was said by a key just now. */
  let hasSaid = false
  let isWaiting = false
  /** How many words were said. */
  let count = 0
  /** Where the focus was last on the board. */
  let last: Box | null = null

  function settle(): void {
    const { activeElement: active } = document
    const isTakenBack = table.words.said.length < count
    count = table.words.said.length
    if (!root || !isByKeys || document.querySelector('dialog[open]')) return
    const isLost = active === null || active === document.body || !isUsable(active)
    const hasBegun = isWaiting && table.mine && active?.matches(WAITS) === true
    const hasStayed = isTakenBack && active?.closest('.board button') && !isLit(active)
    const goal = isLost || hasStayed || hasSaid || hasBegun ? goalOf(root, hasBegun) : null
    hasSaid = false
    if (!goal || (goal.matches(WAITS) && !isLost)) return
    goal.focus({ preventScroll: true })
    isWaiting = goal.matches(WAITS)
  }

  function goalOf(root: HTMLElement, isNew: boolean): HTMLElement | null {
    const { words } = table
    if (table.mine && words.complete && words.next.length === 0) return root.querySelector('.bar .confirm')
    const things = thingsOf(root).filter((thing) => thing.matches(SAYS))
    const onBoard = things.filter((thing) => thing.closest('.board'))
    if (onBoard.length === 0) return things[0] ?? root.querySelector(WAITS)
    return isNew || !last ? onBoard[0]!
      : onBoard[nearestPlace(onBoard.map((one) => one.getBoundingClientRect()), last)]!
  }

  function soon(): void {
    void tick().then(settle)
  }

  $effect(() => {
    const { said, sending, next } = table.words
    void [said, sending, next, table.news, table.mine, table.ending]
    soon()
  })

  return (made) => {
    root = made
    const ends = [
      roving(made),
      on(window, 'keydown', () => void (isByKeys = true), { capture: true }),
      on(window, 'pointerdown', () => void (isByKeys = false), { capture: true }),
      // From nowhere the arrows come in where something can be chosen.
      on(window, 'keydown', ({ key, target }) => key.startsWith('Arrow') && target === document.body && settle()),
      on(made, 'focusin', ({ target }) => {
        if (target instanceof Element && target.closest('.board button')) last = target.getBoundingClientRect()
      }),
      on(window, 'focusout', ({ relatedTarget }) => void (relatedTarget === null && soon())),
      // A press of a key is a click without a place.
      on(made, 'click', ({ detail, target }) => {
        if (detail !== 0 || !(target instanceof Element && target.closest(SAYS))) return
        hasSaid = true
        setTimeout(soon) // once the click was handled
      }, { capture: true }),
    ]
    return () => {
      root = null
      ends.forEach((end) => end())
    }
  }
}
