/** Work that can wait until the frame that shows what has arrived is handed over: people wait for the table only. */

/** What waits is not late for anybody who watches. */
const LATEST = 50

export function afterFrame(then: () => void): void {
  if (document.hidden) {
    then() // no frame would come
  } else requestAnimationFrame(() => whenIdle(then))
}

/** A timer may come in between, while the frame is still being handed over; some browsers know nothing else. */
function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: LATEST })
  else setTimeout(then)
}
