/** What people can do about each other at a table, loaded with its texts when somebody opens it. */

import { prefs } from '../../lib/prefs.svelte'
import { page } from '../../lib/texts/texts.svelte'

export async function loadPeople(): Promise<typeof import('./PeopleDialog.svelte').default> {
  const [{ default: PeopleDialog }] = await Promise.all([
    import('./PeopleDialog.svelte'),
    page.lacks(['people']) ? page.load(prefs.locale, ['people']) : null,
  ])
  return PeopleDialog
}
