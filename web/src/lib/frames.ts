/** Work that can wait until the frame is handed over that shows what has arrived: the table is waited for, the rest is not. */

/** What waits is not late for anybody who watches. */
const LATEST = 50

export function afterFrame(then: () => void): void {
  if (document.hidden) then() // no frame would come
  else requestAnimationFrame(() => whenIdle(then))
}

/** A timer may come in between, while the frame is still being handed over; some browsers know nothing else. */
function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: LATEST })
  else setTimeout(then)
}
