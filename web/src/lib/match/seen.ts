/** How far this browser has shown each match: what came after that is shown to whoever comes back. */

const KEY = 'kamishima-seen'
/** So many matches are remembered, those that were looked at last. */
const MOST = 40

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {} // a private window without storage, or somebody's own text
  }
}

/** The index up to which a match was shown at a seat; null if it never was. */
export function seenIndex(table: string, seat: number | null): number | null {
  const index: unknown = read()[`${table}/${seat}`]
  return typeof index === 'number' ? index : null
}

export function keepSeen(table: string, seat: number | null, index: number): void {
  const { [`${table}/${seat}`]: _, ...others } = read()
  const kept = [...Object.entries(others), [`${table}/${seat}`, index] as const].slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // nothing is remembered then
  }
}
