import { page } from './texts.svelte'

/** A chance between 0 and 1 as it is read: `62%`; `+8%` for a change. */
export function percent(chance: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  return new Intl.NumberFormat(page.locale, { style: 'percent', maximumFractionDigits: 0, signDisplay }).format(chance)
}
