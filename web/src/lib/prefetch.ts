/** What a page will ask the server for, asked for while its script is still on the way. */

import { prefetch } from './api'
import { openSocket } from './earlySocket'

export function prefetchFor(page: string, table: string, query: URLSearchParams): void {
  const seat = query.has('seat') ? `?seat=${Number(query.get('seat'))}` : ''
  if (page === 'Table') openSocket(`/api/tables/${table}/socket${seat}`)
  else if (page === 'Review') prefetch(`/api/tables/${table}/story`)
  else if (page === 'Lobby') ['/api/tables/mine', '/api/tables', '/api/games', '/api/daily?limit=1'].forEach(prefetch)
}
