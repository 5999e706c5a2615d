// Keeps the shell of the page, so that the installed app opens at once and says clearly when the server is away.
// Matches, views and texts of tables always come from the server: nothing under /api is ever kept.
const SHELL = 'shell-1'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add('/')).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const drop = (names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)))
  event.waitUntil(caches.keys().then(drop).then(() => self.clients.claim()))
})

/** The newest page if the server answers, else the kept one. */
async function page(request) {
  const cache = await caches.open(SHELL)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put('/', answer.clone())
    return answer
  } catch {
    return (await cache.match('/')) ?? Response.error()
  }
}

/** Files under /assets never change; the others are asked for first. */
async function file(request, forEver) {
  const cache = await caches.open(SHELL)
  const kept = await cache.match(request)
  if (forEver && kept) return kept
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  } catch {
    return kept ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (/^\/(assets|figures|booklet)\/|^\/icon/.test(url.pathname)) {
    event.respondWith(file(request, url.pathname.startsWith('/assets/')))
  }
})
