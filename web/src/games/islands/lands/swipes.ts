/** A finger that goes sideways turns to the next or the last one. */

/** So many pixels are more than a touch. */
const FAR = 40

export function swipes(turn: (steps: 1 | -1) => void): (node: HTMLElement) => () => void {
  return (node) => {
    const controller = new AbortController()
    const { signal } = controller
    let start: { x: number; y: number } | null = null
    node.addEventListener('touchstart', ({ touches }) => {
      const [touch] = touches
      start = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    }, { signal, passive: true })
    node.addEventListener('touchend', ({ changedTouches }) => {
      const [touch] = changedTouches
      if (!touch || !start) return
      const [right, down] = [touch.clientX - start.x, touch.clientY - start.y]
      if (Math.abs(right) > FAR && Math.abs(right) > 2 * Math.abs(down)) turn(right < 0 ? 1 : -1)
    }, { signal, passive: true })
    return () => controller.abort()
  }
}
