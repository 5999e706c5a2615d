/** What a page puts into the header in place of the site's links: at a table, all of its one line. */

import type { Snippet } from 'svelte'

export const headerLine = $state<{ content: Snippet | null }>({ content: null })
