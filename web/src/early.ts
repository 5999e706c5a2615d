/**
 * The first script, small and alone: it asks the server for what the page will show, while all others are on the way.
 *
 * The socket of a table, the match of a review, the lists of the lobby.
 */

import { openSocket } from './lib/earlySocket'
import { prefetch } from './lib/prefetched'

const LOBBY = ['/api/tables/mine?cursor=', '/api/tables', '/api/games', '/api/daily?limit=1']

const [, page, table] = /^\/(table|review)\/([\w-]+)$/.exec(location.pathname) ?? []
const seat = new URLSearchParams(location.search).get('seat')
if (page === 'table') openSocket(`/api/tables/${table}/socket${seat === null ? '' : `?seat=${Number(seat)}`}`)
else if (page === 'review') prefetch(`/api/tables/${table}/story`)
else if (location.pathname === '/') LOBBY.forEach(prefetch)
