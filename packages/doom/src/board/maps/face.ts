import { finding, phrase, type Said, sentence } from '@redoubt/kernel'
import { BLOCKING, DIFFICULT, FLOOR, IMPASSABLE, NOTHING, OPEN, PANE, RAILING, WALL } from '../plan.ts'

/** Something is wrong with a drawn map; line and column count from 1. */
export class MapError extends Error {
  readonly said: Said
  constructor(
    readonly reason: Said,
    readonly line: number,
    readonly column?: number,
  ) {
    const why = typeof reason === 'string' ? phrase(reason) : reason
    const said = column === undefined ? finding`line ${line}: ${why}` : finding`line ${line}, column ${column}: ${why}`
    super(sentence(said))
    this.name = 'MapError'
    this.said = said
  }
}

/** A drawing of `2 * height + 1` rows with `2 * width + 1` characters each: spaces at odd places, edges between them. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly rows: readonly string[]
}

const CELLS: Record<string, number> = { ' ': NOTHING, '.': FLOOR, '~': DIFFICULT, '^': IMPASSABLE, '#': BLOCKING }
const EDGES: Record<string, number> = { ' ': OPEN, ':': RAILING, '=': PANE }

const LEGAL = {
  space: '. ~ ^ # or a blank',
  corner: '+ or a blank',
  upright: '| : = or a blank',
  level: '- : = or a blank',
} as const

/** Checks every character; rows count from `firstLine` of the text they stand in. */
export function checkDrawing(rows: readonly string[], firstLine: number): void {
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const mark = row[x]!
      const place = y % 2 === 1 ? (x % 2 === 1 ? 'space' : 'upright') : x % 2 === 1 ? 'level' : 'corner'
      const legal =
        place === 'space'
          ? mark in CELLS
          : place === 'corner'
            ? mark === '+' || mark === ' '
            : mark in EDGES || mark === (place === 'upright' ? '|' : '-')
      if (!legal)
        throw new MapError(finding`"${mark}" cannot stand here; ${phrase(LEGAL[place])} can`, firstLine + y, x + 1)
    }
  })
}

export const cellKind = (drawing: Drawing, x: number, y: number): number =>
  x < 0 || y < 0 || x >= drawing.width || y >= drawing.height ? NOTHING : CELLS[drawing.rows[2 * y + 1]![2 * x + 1]!]!

/** The edge of cell x,y in direction dx,dy as drawn. */
export const edgeKind = (drawing: Drawing, x: number, y: number, dx: number, dy: number): number =>
  EDGES[drawing.rows[2 * y + 1 + dy]![2 * x + 1 + dx]!] ?? WALL

/** Turned clockwise by a number of quarters: space c,r goes to height-1-r,c. */
export function turn(drawing: Drawing, quarters: number): Drawing {
  if (quarters === 0) return drawing
  const { width, height, rows } = drawing
  const turned: string[] = []
  for (let y = 0; y <= 2 * width; y++) {
    let row = ''
    for (let x = 0; x <= 2 * height; x++) {
      const mark = rows[2 * height - x]![y]!
      row += mark === '|' ? '-' : mark === '-' ? '|' : mark
    }
    turned.push(row)
  }
  return turn({ width: height, height: width, rows: turned }, quarters - 1)
}
