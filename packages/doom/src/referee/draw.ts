import { type Finding, finding, phrase, type Said, sentence } from '@redoubt/kernel'
import { columnName } from '../board/names.ts'
import { BLOCKING, DIFFICULT, DOOR, IMPASSABLE, leftEdge, OPEN, PANE, RAILING, topEdge } from '../board/plan.ts'
import { endOf } from './answer.ts'
import type { Fields } from './field.ts'
import { othersThan, type Position } from './position.ts'
import { coverLines, type Line, sightLine } from './witness.ts'

/** A space is six characters wide and three lines high on paper, left and upper edge included. */
const WIDE = 6
const HIGH = 3
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

const rowOf = (p: Position, cell: number) => 1 + HIGH * Math.floor(cell / p.board.plan.stride)
const columnOf = (p: Position, cell: number) => MARGIN + WIDE * (cell % p.board.plan.stride)

/** The map without its figures: terrain marks, T and t for active and inactive teleporters. */
function drawMap(p: Position): Paper {
  const { board, table } = p
  const { width, height, stride } = board.plan
  const paper: Paper = Array.from({ length: HIGH * height + 2 }, () =>
    Array.from({ length: MARGIN + WIDE * width + 1 }, () => ' '),
  )
  for (let x = 0; x < width; x++) write(paper, 0, MARGIN + WIDE * x + 3, columnName(x))
  for (let y = 0; y < height; y++) write(paper, HIGH * y + 2, 0, String(y + 1).padStart(2))
  board.cells.forEach((cell, space) => {
    const [row, column] = [rowOf(p, cell), columnOf(p, cell)]
    const level = (edge: number) => `+${edgeMark(table.edges[edge]!, false).repeat(WIDE - 1)}+`
    write(paper, row, column, level(topEdge(cell)))
    write(paper, row + HIGH, column, level(topEdge(cell + stride)))
    for (let k = 1; k < HIGH; k++) {
      write(paper, row + k, column, edgeMark(table.edges[leftEdge(cell)]!, true))
      write(paper, row + k, column + WIDE, edgeMark(table.edges[leftEdge(cell + 1)]!, true))
    }
    const pad = p.teleporters.includes(space) ? 'T' : p.dormant.includes(space) ? 't' : '.'
    write(paper, row + 1, column + 3, TERRAIN.get(board.terrain[space]!) ?? pad)
  })
  return paper
}

/** Three letters of each id, over whatever lines are there. */
function drawFigures(p: Position, paper: Paper): void {
  for (const { id, spaces } of p.figures.values()) {
    for (const space of spaces) {
      const cell = p.board.cells[space]!
      const label = id.slice(0, 3)
      write(paper, rowOf(p, cell) + 1, columnOf(p, cell) + (label.length === 1 ? 3 : 2), label)
    }
  }
}

function drawLine(p: Position, paper: Paper, { start, end }: Line, mark: string): void {
  const [r0, c0] = [rowOf(p, start), columnOf(p, start)]
  const [r1, c1] = [rowOf(p, end), columnOf(p, end)]
  const dots = Math.max(1, Math.abs(r1 - r0), Math.abs(c1 - c0))
  for (let k = 0; k <= dots; k++) {
    write(paper, Math.round(r0 + ((r1 - r0) * k) / dots), Math.round(c0 + ((c1 - c0) * k) / dots), mark)
  }
}

/** How a sentence is said to whoever looks. */
export type Told = (said: Said) => string

interface Picture {
  readonly says: Finding
  /** Lines with their marks, the last one on top. */
  readonly lines: readonly (readonly [Line, string])[]
}

function pictureOf(p: Position, fields: Fields, field: string): Picture {
  const from = endOf(p, fields.from, `${field}.from`)
  const to = endOf(p, fields.to, `${field}.to`)
  const corner = (space: number, k: number): Finding => ({
    words: `the ${CORNERS[k]} corner of {}`,
    values: [p.board.name(space)],
  })
  const [one, other] = [String(fields.from), String(fields.to)]
  const seen = sightLine(p.table, from, to)
  if (!seen) return { says: finding`${one} does not see ${other}.`, lines: [] }
  const line = finding`from ${corner(seen.a, seen.from)} to ${corner(seen.b, seen.to)}`
  if (fields.q === 'sight') return { says: finding`${one} sees ${other} ${line}.`, lines: [[seen, '*']] }
  const best = coverLines(p.table, from, to, othersThan(p))!
  const why =
    to.spaces.length > 1
      ? 'it is large'
      : to.figure?.stunned
        ? 'it is stunned'
        : best.shared
          ? 'they share a corner'
          : null
  if (why) return { says: finding`${other} has no cover from ${one}: ${phrase(why)}.`, lines: [[seen, '*']] }
  const verdict = best.free.every(Boolean) ? 'no cover' : 'cover'
  const shot = corner(best.lines[0]!.a, best.lines[0]!.from)
  return {
    says: finding`${other} has ${phrase(verdict)} from ${one}; best shot from ${shot} (* free, x obstructed).`,
    lines: best.lines
      .map((shown, k) => [shown, best.free[k] ? '*' : 'x'] as const)
      .sort(([, a], [, b]) => Number(a === 'x') - Number(b === 'x')),
  }
}

function print(p: Position, told: Told, picture?: Picture): string {
  const paper = drawMap(p)
  for (const [line, mark] of picture?.lines ?? []) drawLine(p, paper, line, mark)
  drawFigures(p, paper)
  const text = paper.map(row => row.join('').trimEnd())
  return `${[...(picture ? [told(picture.says)] : []), ...text].join('\n')}\n`
}

/** The position, once for every question about sight or cover, or once as it stands. */
export function draw(p: Position, told: Told = said => sentence(said)): string {
  const lines = p.ask.filter(({ fields }) => fields.q === 'sight' || fields.q === 'cover')
  if (lines.length === 0) return print(p, told)
  return lines.map(({ fields, field }) => print(p, told, pictureOf(p, fields, field))).join('\n')
}
