import { sightlineTo } from '../doom/reading/sightline.ts'
import type { Placed } from '../doom/sheet/sheet.ts'
import type { Asked, Drawn } from './drawn.ts'
import { endOf } from './Lines.tsx'

const CELL = 44
const EDGE = 34
const LINE = 24

/** The colours of small plans, as they are on a table: a picture is sent to people whose pages may be light. */
function colours() {
  const seen = getComputedStyle(document.querySelector('[data-scheme="dark"]') ?? document.documentElement)
  const token = (name: string) => seen.getPropertyValue(`--${name}`).trim()
  return {
    ...{ paper: token('plan-ground'), text: token('scene-text'), wall: token('plan-wall') },
    ...{ door: token('warn'), free: token('argent-2'), cover: token('warn'), stop: token('terrain-impassable') },
    floor: ['', 'floor', 'difficult', 'impassable', 'blocking'].map(kind => kind && token(`plan-${kind}`)),
    marine: (id: string) => token(`m-${id}`) || token('plan-wall'),
    marineInk: (id: string) => token(`m-${id}-ink`) || token('plan-ground'),
    demon: token('danger'),
  }
}

/** The position as a picture to send: plan, figures with their names, the lines of the question, and the answers in words. */
export function pictureOf(
  drawn: Drawn,
  figures: readonly Placed[],
  { asked, words, names }: { asked: Partial<Asked>; words: readonly string[]; names(id: string): string },
): Promise<Blob | null> {
  const { ground, view } = drawn
  const { plan } = ground.board
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(420, plan.width * CELL + 2 * EDGE)
  canvas.height = plan.height * CELL + 2 * EDGE + (words.length + 1) * LINE
  const pen = canvas.getContext('2d')!
  const ink = colours()
  const font = (size: number, weight = 400) => {
    pen.font = `${weight} ${size}px "Roboto", sans-serif`
  }
  const at = (n: number) => EDGE + n * CELL
  pen.fillStyle = ink.paper
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const stroke = (
    colour: string,
    width: number,
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    dash: number[] = [],
  ) => {
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.setLineDash(dash)
    pen.beginPath()
    pen.moveTo(x1, y1)
    pen.lineTo(x2, y2)
    pen.stroke()
  }
  for (let y = 0; y < plan.height; y++)
    for (let x = 0; x < plan.width; x++) {
      const kind = plan.cells[y * plan.stride + x]!
      if (kind === 0) continue
      pen.fillStyle = ink.floor[kind]!
      pen.fillRect(at(x) + 1, at(y) + 1, CELL - 2, CELL - 2)
    }
  for (let y = 0; y <= plan.height; y++)
    for (let x = 0; x <= plan.width; x++) {
      const i = y * plan.stride + x
      const [left, top] = [plan.edges[2 * i] ?? 0, plan.edges[2 * i + 1] ?? 0]
      if (left) stroke(ink.wall, left === 3 ? 4 : 2, at(x), at(y), at(x), at(y + 1), left === 3 ? [] : [3, 4])
      if (top) stroke(ink.wall, top === 3 ? 4 : 2, at(x), at(y), at(x + 1), at(y), top === 3 ? [] : [3, 4])
    }
  view.doors.forEach(({ open, between }) => {
    for (const pair of between) {
      const [[ax, ay], [bx, by]] = pair.map(name => ground.cell(ground.board.at(name))) as [
        [number, number],
        [number, number],
      ]
      const [x, y] = [Math.max(ax, bx), Math.max(ay, by)]
      const dash = open ? [2, 8] : []
      if (ax === bx) stroke(ink.door, 7, at(x), at(y), at(x + 1), at(y), dash)
      else stroke(ink.door, 7, at(x), at(y), at(x), at(y + 1), dash)
    }
  })
  font(13, 700)
  pen.fillStyle = ink.wall
  for (let x = 0; x < plan.width; x++) pen.fillText(columnOf(x), at(x) + CELL / 2, EDGE / 2)
  for (let y = 0; y < plan.height; y++) pen.fillText(String(y + 1), EDGE / 2, at(y) + CELL / 2)
  for (const { id, kind, at: spaces } of figures) {
    const cells = spaces.map(name => ground.cell(ground.board.at(name)))
    const [x, y] = [0, 1].map(n => Math.min(...cells.map(cell => cell[n]!))) as [number, number]
    const [w, h] = [0, 1].map(n => Math.max(...cells.map(cell => cell[n]!)) - [x, y][n]! + 1) as [number, number]
    pen.fillStyle = kind === 'marine' ? ink.marine(id) : ink.demon
    pen.beginPath()
    if (kind === 'marine') pen.arc(at(x) + CELL / 2, at(y) + CELL / 2, CELL * 0.4, 0, 2 * Math.PI)
    else pen.roundRect(at(x) + 4, at(y) + 4, w * CELL - 8, h * CELL - 8, 8)
    pen.fill()
    pen.fillStyle = kind === 'marine' ? ink.marineInk(id) : ink.text
    font(11, 700)
    pen.fillText(names(id).slice(0, 12), at(x) + (w * CELL) / 2, at(y) + (h * CELL) / 2, w * CELL - 10)
  }
  if (asked.from && asked.to) {
    const look = sightlineTo(ground, view, endOf(drawn, figures, asked.from), endOf(drawn, figures, asked.to))
    const corner = (n: number) => [at(n % plan.stride), at(Math.floor(n / plan.stride))] as const
    if (look.sees && look.witness)
      look.witness.lines.forEach((line, n) => {
        const isFree = look.witness!.free[n]
        stroke(isFree ? ink.free : ink.cover, 3, ...corner(line.start), ...corner(line.end), isFree ? [] : [6, 6])
      })
    else {
      const middle = (who: string) => {
        const cells = endOf(drawn, figures, who).at.map(name => ground.cell(ground.board.at(name as string)))
        const mean = (n: number) => cells.reduce((sum, cell) => sum + cell[n]! + 0.5, 0) / cells.length
        return [at(mean(0)), at(mean(1))] as const
      }
      stroke(ink.stop, 3, ...middle(asked.from), ...middle(asked.to), [8, 6])
    }
  }
  pen.textAlign = 'left'
  pen.fillStyle = ink.text
  words.forEach((line, n) => {
    font(16, n === 0 ? 700 : 400)
    pen.fillText(line, EDGE, at(plan.height) + EDGE / 2 + (n + 1) * LINE, canvas.width - 2 * EDGE)
  })
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
}

const columnOf = (x: number): string =>
  (x < 26 ? '' : String.fromCharCode(64 + Math.floor(x / 26))) + String.fromCharCode(65 + (x % 26))

/** Sends the picture where this device sends pictures, else keeps it as a file. */
export async function sharePicture(blob: Blob, title: string): Promise<void> {
  const file = new File([blob], 'redoubt-referee.png', { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => {})
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
