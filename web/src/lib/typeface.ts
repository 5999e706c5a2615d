/** The face of titles, card names and numbers; `theme.css` says where it is used. */

import latin from '@fontsource/kreon/files/kreon-latin-700-normal.woff2'
import latinExtended from '@fontsource/kreon/files/kreon-latin-ext-700-normal.woff2'
import type { Locale } from './prefs.svelte'

/**
 * Fetch the face while the texts and the page are on their way: asked for by the first heading it would often come too
 * late for it. By a link of the script and not of the document, for which the first frame would wait; what is needed to
 * draw the page goes first.
 */
export function fetchTypeface(locale: Locale): void {
  for (const href of locale === 'pl' ? [latin, latinExtended] : [latin]) {
    const link = document.createElement('link')
    Object.assign(link, {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
      fetchPriority: 'low',
      href,
    })
    document.head.append(link)
  }
}
