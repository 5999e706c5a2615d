/** How wide names are written, so that a name can be made to fit where it stands. */

const widths = new Map<string, number>()
let pen: CanvasRenderingContext2D | null = null

function measured(line: readonly string[]): number {
  if (!pen) {
    pen = document.createElement('canvas').getContext('2d')!
    pen.font = `600 100px ${getComputedStyle(document.body).getPropertyValue('--font-title')}`
  }
  return pen.measureText(line.join(' ')).width / 100
}

/** The width of a name on two lines, wherever it is best broken, in units of the size of its letters. */
export function widthOf(name: string): number {
  const known = widths.get(name)
  if (known !== undefined) return known
  const words = name.split(/\s/)
  const ways = words.map((_, place) => Math.max(measured(words.slice(0, place + 1)), measured(words.slice(place + 1))))
  const width = Math.max(1, Math.min(...ways))
  widths.set(name, width)
  return width
}
