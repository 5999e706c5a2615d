/**
 * The folded-paper figures. Each group is one small sprite that `python -m kamishima.art.web` made; a page names the
 * groups it shows, and every figure of them becomes a picture of its own, which is drawn wherever it is asked for.
 *
 * A picture, and not a `<use>` of its symbol: that would copy some fifty facets, so that a board full of figures would
 * be styled, laid out and painted facet by facet whenever something near them has changed. The picture is a drawing,
 * too, and stays sharp at any size.
 */

import { whenIdle } from '../idle'
import { PromiseCache } from '../promiseCache'

const SYMBOL = /<symbol id="fig-([^"]+)" viewBox="(\S+ \S+ (\S+) (\S+))">(.*?)<\/symbol>/gs

const asked = new PromiseCache<void>()
/** The browser forgets pictures that nobody shows, and would have to read them again for the next card. */
const kept: HTMLImageElement[] = []
const addresses = new Map<string, string>()
let drawings = $state.raw<Readonly<Record<string, string>>>({})

/** The address of a figure's picture; none while it is not loaded. */
export function pictureOf(id: string): string | undefined {
  const drawing = drawings[id]
  return drawing === undefined ? undefined : addressOf(id, drawing)
}

/** Put together when a figure is first shown: a group has more of them than a page shows. */
function addressOf(id: string, drawing: string): string {
  const known = addresses.get(id)
  if (known !== undefined) return known
  const address = `data:image/svg+xml,${drawing.replace(/[%#]/g, encodeURIComponent)}`
  addresses.set(id, address)
  return address
}

let isKeeping = false

/** From now on every picture is kept in the memory of the browser: a board shows them again and again. */
export function keepPictures(): void {
  if (isKeeping) return
  isKeeping = true
  keep(Object.keys(drawings))
}

/** One after the other, whenever nothing else is to be done. */
function keep(ids: readonly string[]): void {
  const [id, ...others] = ids
  if (id === undefined) return
  whenIdle(() => {
    const picture = new Image()
    picture.src = pictureOf(id)!
    kept.push(picture)
    keep(others)
  })
}

async function load(group: string): Promise<void> {
  const answer = await fetch(`${import.meta.env.BASE_URL}figures/${group}.svg`)
  if (!answer.ok) throw new Error(`figures/${group}.svg: ${answer.status}`)
  const found: Record<string, string> = {}
  for (const [, id, viewBox, width, height, inside] of (await answer.text()).matchAll(SYMBOL)) {
    const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">`
    found[id!] = `${head}${inside}</svg>`
  }
  drawings = { ...drawings, ...found }
  if (isKeeping) keep(Object.keys(found))
}

/** Loads groups of figures that are not there yet; a group that could not be loaded is asked for again next time. */
export async function need(groups: Iterable<string>): Promise<void> {
  await Promise.allSettled([...groups].map((group) => asked.get(group, () => load(group))))
}
