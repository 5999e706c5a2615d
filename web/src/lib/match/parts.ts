/** Parts of a view that were told instead of whole fields. */

import type { Json, Part } from '../wire'

/** The same with other values at some places; whatever lies beside them stays the very same object. */
export function withParts<T>(whole: T, parts: readonly Part[]): T {
  return parts.reduce<unknown>((now, { at, value }) => put(now, at, value), whole) as T
}

function put(whole: unknown, [name, ...deeper]: readonly (string | number)[], value: Json): unknown {
  if (name === undefined) return value
  const copy: object = Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }
  return Object.assign(copy, { [name]: put(copy[name as keyof object], deeper, value) })
}
