/** Work that can wait until the frame that shows what has arrived is handed over: people wait for the table only. */

import { whenIdle } from '../idle'

/** What waits is not late for anybody who watches. */
const LATEST = 50

export function afterFrame(then: () => void): void {
  if (document.hidden) {
    then() // no frame would come
  } else requestAnimationFrame(() => whenIdle(then, LATEST)) // a timer may come while the frame is still handed over
}
