/**
 * The folded-paper figures. Each group is one small sprite that `python -m kamishima.art.web` made; a page names the
 * groups it shows, and their symbols are put into the document once. A figure is then `<use href="#fig-cat">`, which
 * follows the theme by custom properties and is there without a flash when a card is drawn anew.
 */

const SPACE = 'http://www.w3.org/2000/svg'
const asked = new Map<string, Promise<void>>()

/** The hidden drawing that holds all symbols of this document. */
function shelf(): SVGSVGElement {
  const id = 'figures'
  const found = document.getElementById(id)
  if (found instanceof SVGSVGElement) return found
  const made = drawn('svg', { id, 'aria-hidden': 'true', width: '0', height: '0' })
  made.style.position = 'absolute'
  document.body.append(made)
  return made
}

/** An element of a drawing with these attributes. */
function drawn<Name extends 'svg' | 'image'>(name: Name, attributes: Record<string, string>): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SPACE, name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  return made
}

/**
 * A figure as two parts instead of some fifty: its rim, which follows the theme, and one picture of all its facets.
 * Every `<use>` copies whatever its symbol holds, so a board full of figures would be styled, laid out and painted facet
 * by facet, whenever something near them has changed. The picture is a drawing, too, and stays sharp at any size.
 */
function pressed(symbol: SVGSymbolElement): SVGSymbolElement {
  const viewBox = symbol.getAttribute('viewBox')!
  const [x, y, width, height] = viewBox.split(' ') as [string, string, string, string]
  const rims = [...symbol.querySelectorAll('.halo')]
  const facets = drawn('svg', { viewBox, width, height })
  for (const rim of rims) {
    rim.setAttribute('stroke-linejoin', 'round') // as the group says that it leaves
    rim.remove()
  }
  facets.append(...symbol.childNodes)
  const href = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(facets))}`
  symbol.setAttribute('overflow', 'visible') // nothing reaches out of it, and nothing need be cut
  symbol.append(...rims, drawn('image', { x, y, width, height, href }))
  return symbol
}

async function load(group: string): Promise<void> {
  const answer = await fetch(`${import.meta.env.BASE_URL}figures/${group}.svg`)
  if (!answer.ok) throw new Error(`figures/${group}.svg: ${answer.status}`)
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
  shelf().append(...[...sprite.querySelectorAll('symbol')].map((symbol) => document.importNode(pressed(symbol), true)))
}

/** Loads groups of figures that are not there yet; a group that could not be loaded is asked for again next time. */
export async function need(groups: Iterable<string>): Promise<void> {
  const waiting = [...new Set(groups)].map((group) => {
    const before = asked.get(group)
    if (before) return before
    const now = load(group).catch(() => {
      asked.delete(group)
    })
    asked.set(group, now)
    return now
  })
  await Promise.all(waiting)
}
