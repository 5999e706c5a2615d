/**
 * Hands on the map: one finger or the mouse moves it, two fingers or the wheel enlarge it, and what has `data-drag` is
 * taken along and dropped on what has `data-target`. A press that moved nothing is a click as ever.
 */

import type { Action } from 'svelte/action'
import type { Camera } from './camera.svelte'
import type { Kind } from '../choices'

/** So many pixels a pointer moves before it is more than a click. */
const FAR = 7
const NOTCH = 1.0016

export interface Hands {
  camera: Camera
  /** A piece or tile is taken along by so many pixels; null when it is let go. */
  drag: (at: string, kind: Kind, moved: { x: number; y: number } | null) => void
  /** It was let go over this target. */
  drop: (target: HTMLElement) => void
}

interface Press {
  id: number
  x: number
  y: number
  startX: number
  startY: number
}

export const gestures: Action<HTMLElement, Hands> = (node, first) => {
  let hands = first
  const down = new Map<number, Press>()
  let carried: HTMLElement | null = null
  let moved = false
  let holding = new AbortController()

  function press(event: PointerEvent): void {
    if (event.button !== 0) return
    if (down.size === 0) begin(event)
    down.set(event.pointerId, {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      startX: event.clientX,
      startY: event.clientY,
    })
    if (down.size > 1) letGo()
  }

  function begin(event: PointerEvent): void {
    moved = false
    const found = (event.target as Element).closest?.('[data-drag]')
    carried = found instanceof HTMLElement ? found : null
    holding = new AbortController()
    const { signal } = holding
    // A quick pointer has left the map before it is heard of again, so the whole window listens while it is held.
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', up, { signal })
    window.addEventListener('pointercancel', cancel, { signal })
  }

  function letGo(): void {
    if (carried && moved) hands.drag(carried.dataset['at'] ?? '', (carried.dataset['drag'] ?? 'piece') as Kind, null)
    carried = null
  }

  function move(event: PointerEvent): void {
    const held = down.get(event.pointerId)
    if (!held) return
    const before = { ...held }
    held.x = event.clientX
    held.y = event.clientY
    if (!moved && Math.hypot(held.x - held.startX, held.y - held.startY) < FAR && down.size === 1) return
    moved = true
    if (down.size > 1) pinch(held, before)
    else if (carried) carry(carried, held)
    else hands.camera.move(held.x - before.x, held.y - before.y)
  }

  function carry(thing: HTMLElement, { x, y, startX, startY }: Press): void {
    hands.drag(thing.dataset['at'] ?? '', (thing.dataset['drag'] ?? 'piece') as Kind, { x: x - startX, y: y - startY })
    aim(targetAt(x, y))
  }

  let aimed: HTMLElement | null = null
  function aim(target: HTMLElement | null): void {
    if (aimed === target) return
    aimed?.dispatchEvent(new PointerEvent('pointerleave'))
    target?.dispatchEvent(new PointerEvent('pointerenter'))
    aimed = target
  }

  function targetAt(x: number, y: number): HTMLElement | null {
    const found = document.elementsFromPoint(x, y).find((element) =>
      element instanceof HTMLElement && element.dataset['target'] !== undefined
    )
    return found instanceof HTMLElement ? found : null
  }

  function pinch(one: Press, before: Press): void {
    const other = [...down.values()].find((press) => press.id !== one.id)
    if (!other) return
    const frame = node.getBoundingClientRect()
    const wide = Math.hypot(before.x - other.x, before.y - other.y)
    const now = Math.hypot(one.x - other.x, one.y - other.y)
    hands.camera.zoom(now / Math.max(1, wide), {
      x: (one.x + other.x) / 2 - frame.left,
      y: (one.y + other.y) / 2 - frame.top,
    })
    hands.camera.move((one.x - before.x) / 2, (one.y - before.y) / 2)
  }

  function up(event: PointerEvent): void {
    const held = down.get(event.pointerId)
    down.delete(event.pointerId)
    if (held && carried && moved) {
      const target = targetAt(held.x, held.y)
      letGo()
      aim(null)
      if (target) hands.drop(target)
    }
    if (down.size === 0) holding.abort()
  }

  function cancel(event: PointerEvent): void {
    letGo()
    aim(null)
    down.delete(event.pointerId)
    if (down.size === 0) holding.abort()
  }

  // A click follows the move that has just ended; it must not mean what is under the pointer as well.
  function click(event: MouseEvent): void {
    if (!moved) return
    moved = false
    event.preventDefault()
    event.stopPropagation()
  }

  function wheel(event: WheelEvent): void {
    const { camera } = hands
    const isOut = event.deltaY > 0
    if (event.deltaY === 0 || (isOut ? camera.isFitted : camera.isLargest)) return // the page may scroll then
    event.preventDefault()
    const frame = node.getBoundingClientRect()
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY
    camera.zoom(NOTCH ** -pixels, { x: event.clientX - frame.left, y: event.clientY - frame.top })
  }

  const controller = new AbortController()
  const { signal } = controller
  node.addEventListener('pointerdown', press, { signal })
  node.addEventListener('click', click, { capture: true, signal })
  node.addEventListener('wheel', wheel, { passive: false, signal })
  return {
    update(next) {
      hands = next
    },
    destroy() {
      holding.abort()
      controller.abort()
    },
  }
}
