import type { SeenFigure } from '../../reading/figures.ts'
import type { Ground } from '../../reading/ground.ts'
import { U } from './unit.ts'

/** Columns and rows, counted from 0. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

function boxOfCells(cells: ReadonlyArray<readonly [x: number, y: number]>): Box {
  const x = Math.min(...cells.map(c => c[0]))
  const y = Math.min(...cells.map(c => c[1]))
  return { x, y, w: Math.max(...cells.map(c => c[0])) - x + 1, h: Math.max(...cells.map(c => c[1])) - y + 1 }
}

/** What a base covers; spaces by number. */
export const boxOfSpaces = (ground: Ground, spaces: readonly number[]): Box =>
  boxOfCells(spaces.map(space => ground.cell(space)))

export const boxOf = (ground: Ground, figure: SeenFigure): Box =>
  boxOfSpaces(
    ground,
    figure.at.map(space => ground.board.at(space)),
  )

/** The middle of some spaces, in units of a drawing; spaces by number or by name. */
export function middleOf(ground: Ground, spaces: ReadonlyArray<number | string>): [x: number, y: number] {
  const cells = spaces.map(space => ground.cell(typeof space === 'number' ? space : ground.board.at(space)))
  const mean = (k: 0 | 1) => (cells.reduce((sum, cell) => sum + cell[k], 0) / cells.length + 0.5) * U
  return [mean(0), mean(1)]
}

/** A line just inside the rim of some spaces. */
export function outline(ground: Ground, spaces: readonly string[]): string {
  const { x, y, w, h } = boxOfSpaces(
    ground,
    spaces.map(space => ground.board.at(space)),
  )
  return `M${x * U + 3} ${y * U + 3}H${(x + w) * U - 3}V${(y + h) * U - 3}H${x * U + 3}Z`
}
