/** Cards in flight: ghosts over the table that move from where a card lay to where it lies now. */

import { pictureOf } from '../../../lib/figures/figures.svelte'
import type { Flight, Spot } from './flights'
import { FOLD_TIME, unfold } from './fold'

const TIME = 460
const STEP = 80
/** So much of its flight has passed when a card is about to lie on a collection. */
const LANDED = 0.7
const LARGEST = 72

/** A flight, and where its card lay when it began. */
export interface Takeoff extends Flight {
  start: DOMRect | null
}

/** Where a card of a spot is to be found, the best place first; the own hand is told apart card by card. */
function placesOf(spot: Spot, card: string | null, own: number | null): string[] {
  const one = (zone: string): string => `[data-place="${zone}"][data-card="${card}"]`
  const whole = (place: string): string => `[data-place="${place}"]`
  if (spot === 'line') return [one('line'), whole('line-end'), whole('deck')]
  if (spot === 'aside') return [one('aside'), whole('aside'), whole('deck')]
  if (own !== null && spot === `hand-${own}`) return [one('hand'), '[data-drop="hand"]', whole(spot)]
  return [whole(spot)]
}

function find(root: HTMLElement, spot: Spot, card: string | null, own: number | null): DOMRect | null {
  for (const place of placesOf(spot, card, own)) {
    const box = root.querySelector(place)?.getBoundingClientRect()
    if (box && box.width > 0) return box
  }
  return null
}

/** Where the cards lie that are about to fly. */
export function takeOff(root: HTMLElement, flights: readonly Flight[], own: number | null): Takeoff[] {
  return flights.map((flight) => ({ ...flight, start: find(root, flight.from, flight.card, own) }))
}

function ghost(card: string | null, size: number): HTMLElement {
  const made = document.createElement('div')
  const space = 'http://www.w3.org/2000/svg'
  const drawing = document.createElementNS(space, 'svg')
  drawing.setAttribute('viewBox', '0 0 104 104')
  const picture = document.createElementNS(space, 'image')
  picture.setAttribute('href', pictureOf(card ?? 'card-back') ?? '')
  picture.setAttribute('width', '104')
  picture.setAttribute('height', '104')
  drawing.append(picture)
  made.append(drawing)
  Object.assign(made.style, { position: 'absolute', left: '0', top: '0', width: `${size}px`, height: `${size}px` })
  return made
}

/** The air over the page: what moves in it is laid out by itself. */
function air(): HTMLElement {
  const made = document.createElement('div')
  made.setAttribute('aria-hidden', 'true')
  Object.assign(made.style, { position: 'fixed', inset: '0', zIndex: '40', pointerEvents: 'none', contain: 'strict' })
  return made
}

/** The way of a ghost: from the middle of one box to that of another, in a small arc. */
function arc(start: DOMRect, end: DOMRect, size: number): Keyframe[] {
  const place = (x: number, y: number): string => `${x - size / 2}px ${y - size / 2}px`
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2]
  const [right, down] = [end.x + end.width / 2, end.y + end.height / 2]
  const lift = Math.min(60, Math.abs(start.top - end.top) / 4 + 20)
  return [{ translate: place(x, y), scale: 0.8, rotate: '-6deg', opacity: 0.4 }, {
    translate: place((x + right) / 2, (y + down) / 2 - lift),
    scale: 1.12,
    rotate: '3deg',
    opacity: 1,
    offset: 0.5,
  }, { translate: place(right, down), scale: 0.85, rotate: '0deg', opacity: 0 }]
}

/** Lets cards fly one after the other; called when the new table is drawn, so that measuring it costs nothing. */
export function fly(root: HTMLElement, flights: readonly Takeoff[], own: number | null): void {
  const size = Math.min(LARGEST, root.querySelector('.card')?.clientWidth ?? LARGEST)
  const ways = flights.map(({ card, from, to, start }) => ({
    card,
    start: start ?? find(root, from, card, own),
    end: find(root, to, card, own),
  }))
  const over = air()
  ways.forEach(({ card, start, end }, number) => {
    if (!start || !end) return
    const made = ghost(card, size)
    over.append(made)
    const options = {
      duration: TIME,
      delay: number * STEP,
      easing: 'cubic-bezier(.35,.05,.25,1)',
      fill: 'both' as const,
    }
    made.animate(arc(start, end, size), options)
  })
  for (const { card, delay } of laidBy(root, flights)) unfold(over, card, delay)
  if (!over.lastChild) return
  document.body.append(over)
  const moving = over.getAnimations({ subtree: true }).map(({ finished }) => finished)
  void Promise.allSettled(moving).then(() => over.remove())
}

/** The cards that now lie on collections because of these flights, and when they come to lie there. */
function laidBy(root: HTMLElement, flights: readonly Flight[]): { card: Element; delay: number }[] {
  return flights.flatMap(({ to }, number) => {
    const card = to.startsWith('pile-') ? root.querySelector(`[data-place="${to}"]`) : null
    return card ? [{ card, delay: number * STEP + TIME * LANDED }] : []
  })
}

/** Cards that come to lie on collections are seen once they do, while a sheet unfolds over them. */
export function settle(root: HTMLElement, flights: readonly Flight[]): void {
  for (const { card, delay } of laidBy(root, flights)) {
    card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FOLD_TIME / 2, delay, fill: 'backwards' })
  }
}
