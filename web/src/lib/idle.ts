/** Do something when the browser has nothing else to do; some know nothing but a timer. */
export function whenIdle(then: () => void, latest?: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, latest === undefined ? {} : { timeout: latest })
  else setTimeout(then)
}
