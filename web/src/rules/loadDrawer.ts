/** The rules drawer with its texts, loaded when somebody opens it. */

import { prefs } from '../lib/prefs.svelte'
import { page } from '../lib/texts/texts.svelte'

export async function loadDrawer(): Promise<typeof import('./RulesDrawer.svelte').default> {
  const [{ default: RulesDrawer }] = await Promise.all([
    import('./RulesDrawer.svelte'),
    page.lacks(['pages']) ? page.load(prefs.locale, ['pages']) : null,
  ])
  return RulesDrawer
}
