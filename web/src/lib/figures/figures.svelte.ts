/**
 * The folded-paper figures. Each group is one small sprite that `python -m kamishima.art.web` made; a page names the
 * groups it shows, and every figure of them becomes a picture of its own, which is drawn wherever it is asked for.
 *
 * A picture, and not a `<use>` of its symbol: that would copy some fifty facets, so that a board full of figures would
 * be styled, laid out and painted facet by facet whenever something near them has changed. The picture is a drawing,
 * too, and stays sharp at any size.
 */

import { PromiseCache } from '../promiseCache'

const asked = new PromiseCache<void>()
/** The browser forgets pictures that nobody shows, and would have to read them again for the next card. */
const kept: HTMLImageElement[] = []
let pictures = $state.raw<Readonly<Record<string, string>>>({})

/** The address of a figure's picture; none while it is not loaded. */
export function pictureOf(id: string): string | undefined {
  return pictures[id]
}

/** The picture of a symbol. */
function pressed(symbol: SVGSymbolElement): string {
  const viewBox = symbol.getAttribute('viewBox') ?? ''
  const [, , width, height] = viewBox.split(' ')
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">`
  return `data:image/svg+xml,${encodeURIComponent(`${head}${symbol.innerHTML}</svg>`)}`
}

/** A picture that stays in the memory of the browser. */
function keep(address: string): void {
  const picture = new Image()
  picture.src = address
  kept.push(picture)
}

async function load(group: string): Promise<void> {
  const answer = await fetch(`${import.meta.env.BASE_URL}figures/${group}.svg`)
  if (!answer.ok) throw new Error(`figures/${group}.svg: ${answer.status}`)
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
  const found: Record<string, string> = {}
  for (const symbol of sprite.querySelectorAll('symbol')) found[symbol.id.replace(/^fig-/, '')] = pressed(symbol)
  Object.values(found).forEach(keep)
  pictures = { ...pictures, ...found }
}

/** Loads groups of figures that are not there yet; a group that could not be loaded is asked for again next time. */
export async function need(groups: Iterable<string>): Promise<void> {
  await Promise.allSettled([...groups].map((group) => asked.get(group, () => load(group))))
}
