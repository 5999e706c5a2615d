/** The result of a match as a picture, drawn in the browser: nothing is sent anywhere. */

interface Result {
  title: string
  /** The address of the box's figure, if it has one. */
  figure: string | undefined
  victory: string
  players: { name: string; points: number; rank: number }[]
  /** Each seat's chance to win before the first entry and after each. */
  chances: readonly number[][]
}

const [WIDTH, HEIGHT] = [1200, 630]
const EDGE = 60
const PAPER = '#faf5ea'
const SHEET = '#fffdf7'
const LINE = '#d9cdb6'
const INK = '#2b2831'
const SOFT = '#5c5663'
/** As in the graph of a review. */
const COLOURS = ['#a1371f', '#1f5fa8', '#2f6a2c', '#7a3f99', '#8a5a00', '#0a706c']
const DASHES = [[], [14, 8], [4, 8], [24, 8, 4, 8], [2, 12], [18, 6, 6, 6]]
const CURVE = { x: 620, y: 200, width: WIDTH - EDGE - 620, height: 330 }

type Pen = CanvasRenderingContext2D

export async function resultPicture({ title, figure, victory, players, chances }: Result): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const pen = canvas.getContext('2d')!
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  if (figure) pen.drawImage(await loaded(figure), WIDTH - EDGE - 120, EDGE - 20, 120, 120)
  write(pen, title, EDGE, 90, 34, SOFT)
  write(pen, victory, EDGE, 150, 50, INK, WIDTH - 2 * EDGE - 150)
  const step = Math.min(70, 360 / players.length)
  const order = players.map((_, seat) => seat).sort((a, b) => players[a]!.rank - players[b]!.rank)
  order.forEach((seat, place) => drawPlayer(pen, players[seat]!, seat, 240 + place * step))
  if (chances.length > 1) drawCurve(pen, chances)
  write(pen, 'Kamishima', EDGE, HEIGHT - 40, 26, SOFT)
  return new Promise((done) => canvas.toBlob((blob) => done(blob!)))
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

function write(pen: Pen, text: string, x: number, y: number, size: number, colour: string, most?: number): void {
  pen.fillStyle = colour
  pen.font = `600 ${size}px ${getComputedStyle(document.documentElement).getPropertyValue('--font-title')}`
  pen.fillText(text, x, y, most)
}

function drawPlayer(pen: Pen, { name, points, rank }: Result['players'][number], seat: number, y: number): void {
  line(pen, seat, [[EDGE, y - 10], [EDGE + 50, y - 10]])
  write(pen, `${rank}. ${name}`, EDGE + 70, y, 32, INK, 350)
  pen.textAlign = 'right'
  write(pen, String(points).replace('-', '−'), 560, y, 32, INK)
  pen.textAlign = 'left'
}

function drawCurve(pen: Pen, chances: readonly number[][]): void {
  const { x, y, width, height } = CURVE
  pen.fillStyle = SHEET
  pen.strokeStyle = LINE
  pen.lineWidth = 2
  pen.fillRect(x, y, width, height)
  pen.strokeRect(x, y, width, height)
  for (const seat of chances[0]!.keys()) {
    line(
      pen,
      seat,
      chances.map((
        each,
        place,
      ): [number, number] => [
        x + 12 + (place * (width - 24)) / (chances.length - 1),
        y + height - 12 - each[seat]! * (height - 24),
      ]),
    )
  }
}

function line(pen: Pen, seat: number, points: [number, number][]): void {
  pen.strokeStyle = COLOURS[seat] ?? INK
  pen.setLineDash(DASHES[seat] ?? [])
  pen.lineWidth = 4
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.stroke()
  pen.setLineDash([])
}
