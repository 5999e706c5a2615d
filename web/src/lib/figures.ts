/**
 * The folded-paper figures. Each group is one small sprite that `python -m kamishima.art.web` made; a page names the
 * groups it shows, and their symbols are put into the document once. A figure is then `<use href="#fig-cat">`, which
 * follows the theme by custom properties and is there without a flash when a card is drawn anew.
 */

const asked = new Map<string, Promise<void>>()

/** The hidden drawing that holds all symbols of this document. */
function shelf(): SVGSVGElement {
  const id = 'figures'
  const found = document.getElementById(id)
  if (found instanceof SVGSVGElement) return found
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  made.id = id
  made.setAttribute('aria-hidden', 'true')
  made.setAttribute('width', '0')
  made.setAttribute('height', '0')
  made.style.position = 'absolute'
  document.body.append(made)
  return made
}

async function load(group: string): Promise<void> {
  const answer = await fetch(`${import.meta.env.BASE_URL}figures/${group}.svg`)
  if (!answer.ok) throw new Error(`figures/${group}.svg: ${answer.status}`)
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
  const symbols = [...sprite.querySelectorAll('symbol')]
  shelf().append(...symbols.map((symbol) => document.importNode(symbol, true)))
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
