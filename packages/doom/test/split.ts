import { room } from './play.ts'

/** A room cut in two by a wall right of column `after`, with a door in it at row `row`: give `doors: [[…]]` between its spaces. */
export function split(columns: number, rows: number, after: number, row: number): string[] {
  return room(columns, rows).map((line, i) =>
    i % 2 === 1 && i !== 2 * row - 1 ? `${line.slice(0, 2 * after)}|${line.slice(2 * after + 1)}` : line,
  )
}
