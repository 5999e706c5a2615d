/**
 * Structural sharing: a new value keeps the unchanged parts of the old one.
 *
 * The server sends whole fields: all players when one of them has drawn a card. The result is equal to what was sent,
 * but every part that did not change is the same object as before, so that nothing derived from it is drawn again.
 */

type Plain = Record<string, unknown>

/** `next`, made of parts of `old` wherever they are equal; `old` itself when all of it is. */
export function share<T>(old: unknown, next: T): T {
  if (old === next || typeof old !== 'object' || typeof next !== 'object' || old === null || next === null) return next
  if (Array.isArray(old) !== Array.isArray(next)) return next
  return (Array.isArray(next) ? list(old as unknown[], next) : fields(old as Plain, next as Plain)) as T
}

/** A function that shares each value with the one it returned before. */
export function sharing<T>(): (next: T) => T {
  let last: T | undefined
  return (next) => (last = share(last, next))
}

function list(old: unknown[], next: unknown[]): unknown[] {
  const shared = next.map((item, place) => share(old[place], item))
  return old.length === next.length && shared.every((item, place) => item === old[place]) ? old : shared
}

function fields(old: Plain, next: Plain): Plain {
  const names = Object.keys(next)
  const shared: Plain = {}
  let isSame = names.length === Object.keys(old).length
  for (const name of names) {
    shared[name] = share(old[name], next[name])
    isSame &&= name in old && shared[name] === old[name]
  }
  return isSame ? old : shared
}
