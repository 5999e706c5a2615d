/** A small router over the history of the browser. Plain links work: the click is caught here. */

const ROUTES: [RegExp, string][] = [
  [/^\/$/, 'Lobby'],
  [/^\/new\/(?<game>[\w-]+)$/, 'Setup'],
  [/^\/join\/(?<table>[\w-]+)$/, 'Join'],
  [/^\/table\/(?<table>[\w-]+)$/, 'Table'],
  [/^\/review\/(?<table>[\w-]+)$/, 'Review'],
  [/^\/rules(?:\/(?<game>[a-z]+))?$/, 'Rules'],
  [/^\/gallery(?:\/(?<game>[a-z]+))?$/, 'Gallery'],
  [/^\/folding$/, 'Folding'],
  [/^\/daily(?:\/(?<day>\d{4}-\d{2}-\d{2}))?$/, 'Daily'],
  [/^\/position\/(?<game>[\w-]+)$/, 'Position'],
  [/^\/account$/, 'Account'],
  [/^\/archive$/, 'Archive'],
  [/^\/reset$/, 'Reset'],
  [/^\/confirm$/, 'Confirm'],
  [/^\/desk$/, 'Desk'],
]

/** Milliseconds: what is shown does not wait until the address is rewritten, which loads the icon of the page anew. */
const REWRITE = 150

function placeOf({ pathname, search, hash }: URL | Location) {
  return { path: pathname, query: new URLSearchParams(search), hash: hash.slice(1) }
}

export const router = $state({ place: placeOf(location) })

/** The pages that games bring: `/editor` is `islands/editor`, the folder of games/islands/editor/Page.svelte. */
const GAME_PAGES = Object.keys(import.meta.glob('../games/*/*/Page.svelte')).map((path) => path.split('/').slice(2, 4))

/** The page for a path, and what the path says. */
export function route(path: string): { page: string; params: Record<string, string> } {
  for (const [pattern, page] of ROUTES) {
    const found = pattern.exec(path)
    if (found) return { page, params: { ...found.groups } }
  }
  const own = GAME_PAGES.find(([, name]) => path === `/${name}`)
  return { page: own ? own.join('/') : 'NotFound', params: {} }
}

/** Go to a path of this site. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  const url = new URL(path, location.href)
  const isSamePage = url.pathname === location.pathname
  if (options.replace && isSamePage) rewriteLater(path)
  else {
    rewrite()
    if (options.replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
  }
  router.place = placeOf(url)
  if (!isSamePage && !url.hash) scrollTo(0, 0)
}

let due: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function rewriteLater(path: string): void {
  clearTimeout(timer)
  due = path
  timer = setTimeout(rewrite, REWRITE)
}

/** Give this entry of the history the address that is due. */
function rewrite(): void {
  clearTimeout(timer)
  if (due !== null) history.replaceState(null, '', due)
  due = null
}

function caught(event: MouseEvent): string | null {
  const isHeld = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || isHeld) return null
  const link = (event.target as Element).closest?.('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null
  const inside = link.pathname === location.pathname && link.search === location.search && link.hash
  return inside || link.pathname.startsWith('/api/') ? null : link.pathname + link.search + link.hash
}

/** Follow links and the back button. */
export function listen(): void {
  addEventListener('popstate', () => {
    due = null // it was that of another entry
    router.place = placeOf(location)
  })
  addEventListener('click', (event) => {
    const path = caught(event)
    if (path === null) return
    event.preventDefault()
    go(path)
  })
}
