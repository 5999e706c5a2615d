/**
 * Dragging beside clicking: a card is taken along once the pointer has moved a little, and dropped on whatever has
 * `data-drop` under the pointer. On touch screens a sideways move begins it, so that the page still scrolls.
 */

import type { Action } from 'svelte/action'

export interface Draggable {
  word: string
  /** Called with the card and the name of the target; without it the card stays where it is. */
  ondrop?: ((word: string, target: string) => void) | undefined
}

const FAR = 8

interface Hold {
  pointer: number
  x: number
  y: number
  ghost: HTMLElement | null
  target: Element | null
}

function ghostOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect()
  const ghost = node.cloneNode(true) as HTMLElement
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    margin: '0',
    listStyle: 'none',
    pointerEvents: 'none',
    zIndex: '50',
    rotate: '2deg',
  })
  node.append(ghost)
  return ghost
}

function targetAt(x: number, y: number): Element | null {
  return document.elementFromPoint(x, y)?.closest('[data-drop]') ?? null
}

export const draggable: Action<HTMLElement, Draggable> = (node, first) => {
  let now = first
  let hold: Hold | null = null
  let dropped = false

  function aim(target: Element | null): void {
    if (!hold || hold.target === target) return
    hold.target?.classList.remove('over')
    target?.classList.add('over')
    hold.target = target
  }

  // A quick pointer has left the card before it is heard of again, so the whole window listens while it is held.
  let holding = new AbortController()

  function end(): void {
    holding.abort()
    hold?.ghost?.remove()
    aim(null)
    document.documentElement.classList.remove('dragging')
    hold = null
  }

  function down(event: PointerEvent): void {
    dropped = false
    if (!now.ondrop || event.button !== 0) return
    hold = { pointer: event.pointerId, x: event.clientX, y: event.clientY, ghost: null, target: null }
    holding = new AbortController()
    const { signal } = holding
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', up, { signal })
    window.addEventListener('pointercancel', end, { signal })
  }

  function move(event: PointerEvent): void {
    if (!hold || hold.pointer !== event.pointerId) return
    const [dx, dy] = [event.clientX - hold.x, event.clientY - hold.y]
    if (!hold.ghost) {
      if (Math.hypot(dx, dy) < FAR) return
      hold.ghost = ghostOf(node)
      document.documentElement.classList.add('dragging')
    }
    hold.ghost.style.translate = `${dx}px ${dy}px`
    aim(targetAt(event.clientX, event.clientY))
  }

  function up(event: PointerEvent): void {
    if (!hold || hold.pointer !== event.pointerId) return
    const target = hold.ghost ? targetAt(event.clientX, event.clientY) : null
    dropped = hold.ghost !== null
    end()
    const name = target instanceof HTMLElement ? target.dataset.drop : undefined
    if (name !== undefined) now.ondrop?.(now.word, name)
  }

  // A click follows the drag that has just ended; it must not mean the card as well.
  function click(event: MouseEvent): void {
    if (!dropped) return
    dropped = false
    event.preventDefault()
    event.stopPropagation()
  }

  const controller = new AbortController()
  const { signal } = controller
  node.addEventListener('pointerdown', down, { signal })
  node.addEventListener('click', click, { capture: true, signal })
  return {
    update(next) {
      now = next
    },
    destroy() {
      if (hold) end()
      controller.abort()
    },
  }
}
