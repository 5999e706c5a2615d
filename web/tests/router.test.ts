import { describe, expect, it } from 'vitest'
import { route } from '../src/lib/router.svelte'

describe('the router', () => {
  it.each([
    ['/', 'Lobby', {}],
    ['/new/shaman', 'Setup', { game: 'shaman' }],
    ['/new/paper-boats', 'Setup', { game: 'paper-boats' }],
    ['/table/aB-9_', 'Table', { table: 'aB-9_' }],
    ['/rules', 'Rules', { game: undefined }],
    ['/rules/islands', 'Rules', { game: 'islands' }],
    ['/daily/2024-02-29', 'Daily', { day: '2024-02-29' }],
    ['/position/drift', 'Position', { game: 'drift' }],
  ])('shows %s on the page %s', (path, page, params) => {
    expect(route(path)).toEqual({ page, params })
  })

  it('finds the pages that games bring by their folders', () => {
    expect(route('/editor').page).toBe('islands/editor')
  })

  it.each(['/nowhere', '/daily/today', '/table/', '/new/a/b', '/editor/'])('knows no page at %s', (path) => {
    expect(route(path).page).toBe('NotFound')
  })
})
