import { page } from '../../lib/texts/texts.svelte'

/** A moment in seconds since 1970, as the reader writes it. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(page.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at * 1000))
}
