/** Motion from what was told: pieces and tiles glide from where they were, new ones drop, sunk ones fade away. */

import type { ShamanEvent, ShamanView } from '../../../lib/wire'
import type { Chart } from './chart'
import { landOf, UNIT } from './sea'

const GLIDE = 420
const GAP = 120

interface Way {
  x: number
  y: number
}

/**
 * Where something is on its way. A browser moves parts of a drawing by itself, without drawing them anew in each frame,
 * only if nothing but `transform` moves them; so what moves lies within whatever has its place by such an attribute.
 */
function moved({ x, y }: Way): string {
  return `translate(${x}px, ${y}px)`
}

/** How far a space lies from another on the drawing. */
function between(chart: Chart, from: string, to: string): Way {
  const [one, two] = [chart.spotOf(from), chart.spotOf(to)]
  return { x: (one.x - two.x) * UNIT, y: (one.y - two.y) * UNIT }
}

function pieceAt(root: HTMLElement, space: string): Element[] {
  return [...root.querySelectorAll(`[data-piece="${CSS.escape(space)}"]:not([data-rank="spirit"]) > .piece`)]
}

function tileAt(root: HTMLElement, site: string): Element | null {
  return root.querySelector(`[data-tile="${CSS.escape(site)}"]`)
}

function glide(things: readonly (Element | null)[], ways: readonly Way[], delay: number): void {
  const frames = [...ways, { x: 0, y: 0 }].map((way) => ({ transform: moved(way) }))
  for (const thing of things) {
    thing?.animate(frames, {
      duration: GLIDE * Math.max(1, ways.length),
      delay,
      easing: 'ease-in-out',
      fill: 'backwards',
    })
  }
}

function drop(things: readonly (Element | null)[], delay: number): void {
  const frames = [{ transform: moved({ x: 0, y: -26 }), opacity: 0 }, { transform: moved({ x: 0, y: 0 }), opacity: 1 }]
  for (const thing of things) {
    thing?.animate(frames, { duration: GLIDE * 0.75, delay, easing: 'ease-out', fill: 'backwards' })
  }
}

/** A tile that is gone already is drawn once more, and sinks. */
function sink(root: HTMLElement, chart: Chart, site: string, delay: number): void {
  const drawing = root.querySelector('svg.land')
  if (!drawing) return
  const { x, y } = chart.tileSpot(site)
  const ghost = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  const given = { x: x * UNIT, y: y * UNIT, width: 2 * UNIT, height: 2 * UNIT, rx: 2, fill: 'var(--turf)' }
  for (const [name, value] of Object.entries(given)) ghost.setAttribute(name, String(value))
  drawing.append(ghost)
  const sinking = ghost.animate([{ opacity: 1, transform: moved({ x: 0, y: 0 }) }, {
    opacity: 0,
    transform: moved({ x: 0, y: 10 }),
  }], { duration: GLIDE * 1.6, delay, easing: 'ease-in', fill: 'both' })
  sinking.onfinish = sinking.oncancel = () => ghost.remove()
}

/** Let the events of the last steps be seen, one after the other. */
export function animate(root: HTMLElement, chart: Chart, events: readonly ShamanEvent[], view: ShamanView): void {
  const land = landOf(view.stacks)
  const walked = (from: string, to: string): Way => {
    const [one, two] = [chart.middleOf(from, land.get(from)), chart.middleOf(to, land.get(to))]
    return { x: one.x - two.x, y: one.y - two.y }
  }
  let delay = 0
  for (const event of events) {
    if (event.event === 'piece-moved' || event.event === 'spirit-ridden') {
      glide(pieceAt(root, event.end), [walked(event.start, event.end)], delay)
    } else if (event.event === 'tile-slid') {
      const ways = [between(chart, event.start, event.end), between(chart, event.half_way, event.end)]
      const carried = land.get(event.end)?.spaces.flatMap((space) => pieceAt(root, space)) ?? []
      glide([tileAt(root, event.end), ...carried], ways, delay)
    } else if (event.event === 'tile-laid' || event.event === 'tile-raised') drop([tileAt(root, event.site)], delay)
    else if (event.event === 'piece-placed' || event.event === 'rider-settled') drop(pieceAt(root, event.space), delay)
    else if (event.event === 'spirit-left') drop(pieceAt(root, event.host).slice(-1), delay)
    else if (event.event === 'spirit-returned') {
      glide(pieceAt(root, event.shaman), [between(chart, event.warrior, event.shaman)], delay)
      glide(pieceAt(root, event.warrior), [between(chart, event.shaman, event.warrior)], delay)
    } else if (event.event === 'tile-sunk') sink(root, chart, event.site, delay)
    else continue
    delay += GAP
  }
}
