/** Work that can wait until the frame is handed over that shows what has arrived: the table is waited for, the rest is not. */

export function afterFrame(then: () => void): void {
  if (document.hidden) then() // no frame would come
  else requestAnimationFrame(() => setTimeout(then))
}
