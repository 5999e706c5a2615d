import { page } from './texts.svelte'

type Sign = 'auto' | 'exceptZero'

const formats = new Map<string, Intl.NumberFormat>()

/** Making one takes longer than all that is written with it. */
function formatOf(locale: string, signDisplay: Sign): Intl.NumberFormat {
  const key = `${locale} ${signDisplay}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0, signDisplay })
  formats.set(key, format)
  return format
}

/** A chance between 0 and 1 as it is read: `62%`; `+8%` for a change. */
export function percent(chance: number, signDisplay: Sign = 'auto'): string {
  return formatOf(page.locale, signDisplay).format(chance)
}
