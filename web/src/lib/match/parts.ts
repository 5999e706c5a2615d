/** What has changed in a view: whole fields of it, and parts of those that are long. */

import { share } from './structuralSharing'
import type { Json, Part, View } from '../wire'

/** The view after a change; whatever is as it was is the very same object, so that it is not drawn again. */
export function changedView(before: View, fields: Partial<View>, parts: readonly Part[] = []): View {
  const after: Record<string, unknown> = { ...before }
  for (const [name, value] of Object.entries(fields)) after[name] = share(after[name], value)
  return withParts(after, parts) as unknown as View
}

/** The same with other values at some places; whatever lies beside them stays the very same object. */
export function withParts<T>(whole: T, parts: readonly Part[]): T {
  return parts.reduce<unknown>((now, { at, value }) => put(now, at, value), whole) as T
}

function put(whole: unknown, [name, ...deeper]: readonly (string | number)[], value: Json): unknown {
  if (name === undefined) return share(whole, value)
  const copy: object = Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }
  return Object.assign(copy, { [name]: put(copy[name as keyof object], deeper, value) })
}
