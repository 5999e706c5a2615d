/** Cards in flight: ghosts over the board that move from where a card lay to where it lies now. */

import type { Flight, Spot } from './flights'

const TIME = 460
const STEP = 80

/** Where everything lay: each spot, and each card of the line, the hand and what is held aside. */
export type Glance = Map<string, DOMRect>

/** The own hand is told apart card by card, others by their header. */
function keyOf(spot: Spot, card: string | null, own: number | null): string[] {
  if (spot === 'line') return [`line:${card}`, 'line-end', 'deck']
  if (spot === 'aside') return [`aside:${card}`, 'aside', 'deck']
  if (own !== null && spot === `hand-${own}`) return [`hand:${card}`, 'hand', spot]
  return [spot]
}

export function look(root: HTMLElement): Glance {
  const found: Glance = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const place = element.dataset['place'] ?? ''
    const card = element.dataset['card']
    const key = card === undefined ? place : `${place}:${card}`
    if (!found.has(key)) found.set(key, element.getBoundingClientRect())
  }
  const hand = root.querySelector('[data-drop="hand"]')
  if (hand) found.set('hand', hand.getBoundingClientRect())
  return found
}

function at(glance: Glance, keys: readonly string[]): DOMRect | null {
  for (const key of keys) {
    const found = glance.get(key)
    if (found && found.width > 0) return found
  }
  return null
}

function ghost(card: string | null, size: number): HTMLElement {
  const made = document.createElement('div')
  made.className = 'origami-ghost'
  made.setAttribute('aria-hidden', 'true')
  const space = 'http://www.w3.org/2000/svg'
  const drawing = document.createElementNS(space, 'svg')
  drawing.setAttribute('viewBox', '0 0 104 104')
  const use = document.createElementNS(space, 'use')
  use.setAttribute('href', `#fig-${card ?? 'card-back'}`)
  drawing.append(use)
  made.append(drawing)
  Object.assign(made.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: `${size}px`,
    height: `${size}px`,
    zIndex: '40',
    pointerEvents: 'none',
    filter: 'drop-shadow(0 6px 6px rgb(30 20 10 / .3))',
  })
  return made
}

/** Lets cards fly one after the other; what was dealt so long ago that it is already under way simply stays. */
export function fly(root: HTMLElement, flights: readonly Flight[], before: Glance, own: number | null): void {
  const after = look(root)
  const size = Math.min(72, root.querySelector('.card')?.clientWidth ?? 72)
  flights.forEach(({ card, from, to }, number) => {
    const start = at(before, keyOf(from, card, own)) ?? at(after, keyOf(from, card, own))
    const end = at(after, keyOf(to, card, own))
    if (!start || !end) return
    const made = ghost(card, size)
    root.append(made)
    const place = (box: DOMRect): string => `${box.left + box.width / 2 - size / 2}px ${box.top + box.height / 2 - size / 2}px`
    const lift = Math.min(60, Math.abs(start.top - end.top) / 4 + 20)
    const middle = new DOMRect((start.x + end.x) / 2, (start.y + end.y) / 2 - lift, (start.width + end.width) / 2, (start.height + end.height) / 2)
    const flight = made.animate(
      [
        { translate: place(start), scale: 0.8, rotate: '-6deg', opacity: 0.4 },
        { translate: place(middle), scale: 1.12, rotate: '3deg', opacity: 1, offset: 0.5 },
        { translate: place(end), scale: 0.85, rotate: '0deg', opacity: 0.25 },
      ],
      { duration: TIME, delay: number * STEP, easing: 'cubic-bezier(.35,.05,.25,1)', fill: 'backwards' },
    )
    flight.onfinish = flight.oncancel = () => made.remove()
  })
  settle(root, flights)
}

/** The collections that have grown settle with a small fold. */
function settle(root: HTMLElement, flights: readonly Flight[]): void {
  flights.forEach(({ to }, number) => {
    if (!to.startsWith('pile-')) return
    const grown = root.querySelector(`[data-place="${to}"]`)
    grown?.animate([{ opacity: 0, scale: '1 0.6' }, { opacity: 1, scale: '1 1' }], {
      duration: 260,
      delay: number * STEP + TIME * 0.7,
      easing: 'ease-out',
      fill: 'backwards',
    })
  })
}
