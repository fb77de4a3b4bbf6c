import { columnName } from '../board/names.ts'
import { BLOCKING, DIFFICULT, DOOR, IMPASSABLE, leftEdge, OPEN, PANE, RAILING, topEdge } from '../board/plan.ts'
import { endOf } from './answer.ts'
import { othersThan, type Position } from './position.ts'
import { coverLines, type Line, sightLine } from './witness.ts'

/** A space is four characters wide and two lines high on paper. */
const WIDE = 4
const HIGH = 2
const MARGIN = 4

const CORNERS = ['upper left', 'upper right', 'lower left', 'lower right'] as const
const TERRAIN = new Map([
  [DIFFICULT, '~'],
  [IMPASSABLE, '^'],
  [BLOCKING, '#'],
])

function edgeMark(kind: number, upright: boolean): string {
  if (kind === OPEN) return ' '
  if (kind === DOOR) return 'D'
  if (kind === PANE) return upright ? '!' : '='
  if (kind === RAILING) return upright ? ':' : '.'
  return upright ? '|' : '-'
}

type Paper = string[][]

function write(paper: Paper, row: number, column: number, text: string): void {
  for (let k = 0; k < text.length; k++) if (paper[row]?.[column + k] !== undefined) paper[row]![column + k] = text[k]!
}

/** The map with its figures: two letters of each id, terrain marks elsewhere, T and t for teleporters. */
function drawMap(p: Position): Paper {
  const { board, table } = p
  const { plan } = board
  const paper: Paper = Array.from({ length: HIGH * plan.height + 2 }, () =>
    Array.from({ length: MARGIN + WIDE * plan.width + 1 }, () => ' '),
  )
  for (let x = 0; x < plan.width; x++) write(paper, 0, MARGIN + WIDE * x + 2, columnName(x))
  for (let y = 0; y < plan.height; y++) write(paper, HIGH * y + 2, 0, String(y + 1).padStart(2))
  board.cells.forEach((cell, space) => {
    const column = MARGIN + WIDE * (cell % plan.stride)
    const row = 1 + HIGH * Math.floor(cell / plan.stride)
    const below = cell + plan.stride
    for (const [r, c] of [
      [row, column],
      [row, column + WIDE],
      [row + HIGH, column],
      [row + HIGH, column + WIDE],
    ] as const) {
      write(paper, r, c, '+')
    }
    write(paper, row, column + 1, edgeMark(table.edges[topEdge(cell)]!, false).repeat(3))
    write(paper, row + HIGH, column + 1, edgeMark(table.edges[topEdge(below)]!, false).repeat(3))
    write(paper, row + 1, column, edgeMark(table.edges[leftEdge(cell)]!, true))
    write(paper, row + 1, column + WIDE, edgeMark(table.edges[leftEdge(cell + 1)]!, true))
    const pad = p.teleporters.includes(space) ? 'T' : p.dormant.includes(space) ? 't' : ' '
    const terrain = TERRAIN.get(board.terrain[space]!) ?? (pad === ' ' ? '.' : ' ')
    write(paper, row + 1, column + 1, ` ${terrain}${pad}`)
  })
  for (const figure of p.figures.values()) {
    for (const space of figure.spaces) {
      const cell = board.cells[space]!
      const column = MARGIN + WIDE * (cell % plan.stride)
      write(paper, 2 + HIGH * Math.floor(cell / plan.stride), column + 1, figure.id.slice(0, 2).padStart(2))
    }
  }
  return paper
}

function drawLine(p: Position, paper: Paper, { start, end }: Line, mark: string): void {
  const { stride } = p.board.plan
  const at = (corner: number) => [1 + HIGH * Math.floor(corner / stride), MARGIN + WIDE * (corner % stride)] as const
  const [r0, c0] = at(start)
  const [r1, c1] = at(end)
  const dots = Math.max(Math.abs(r1 - r0), Math.abs(c1 - c0))
  for (let k = 0; k <= dots; k++) {
    const part = dots === 0 ? 0 : k / dots
    write(paper, Math.round(r0 + (r1 - r0) * part), Math.round(c0 + (c1 - c0) * part), mark)
  }
}

const cornerName = (p: Position, space: number, corner: number) =>
  `the ${CORNERS[corner]} corner of ${p.board.name(space)}`

/** What a question about sight or cover looks like on the table. */
function drawQuestion(p: Position, fields: Readonly<Record<string, unknown>>, field: string): string[] {
  const from = endOf(p, fields.from, `${field}.from`)
  const to = endOf(p, fields.to, `${field}.to`)
  const paper = drawMap(p)
  const who = `${fields.from} and ${fields.to}`
  const line = sightLine(p.table, from, to)
  if (!line) return [`${who}: no line of sight.`, ...text(paper)]
  const ends = (one: Line) => `from ${cornerName(p, one.a, one.from)} to ${cornerName(p, one.b, one.to)}`
  if (fields.q === 'sight') {
    drawLine(p, paper, line, '*')
    return [`${who}: line of sight ${ends(line)}.`, ...text(paper)]
  }
  const best = coverLines(p.table, from, to, othersThan(p))!
  const never = to.spaces.length > 1 || to.figure?.stunned === true
  if (never || best.shared) {
    drawLine(p, paper, line, '*')
    return [
      `${fields.to} has no cover from ${fields.from}: ${never ? 'it never has' : 'they share a corner'}.`,
      ...text(paper),
    ]
  }
  best.lines.forEach((one, k) => {
    if (best.free[k]) drawLine(p, paper, one, '*')
  })
  best.lines.forEach((one, k) => {
    if (!best.free[k]) drawLine(p, paper, one, 'x')
  })
  const corner = cornerName(p, best.lines[0]!.a, best.lines[0]!.from)
  const verdict = best.free.every(Boolean) ? 'no cover' : 'cover'
  return [
    `${fields.to} has ${verdict} from ${fields.from}; the best shot is from ${corner} (* free, x obstructed).`,
    ...text(paper),
  ]
}

const text = (paper: Paper): string[] => paper.map(row => row.join('').trimEnd())

/** The position, once for every question about sight or cover, or once as it stands. */
export function draw(p: Position): string {
  const lines = p.ask.filter(({ fields }) => fields.q === 'sight' || fields.q === 'cover')
  const pictures =
    lines.length > 0 ? lines.map(({ fields, field }) => drawQuestion(p, fields, field)) : [text(drawMap(p))]
  return pictures.map(picture => `${picture.join('\n')}\n`).join('\n')
}
