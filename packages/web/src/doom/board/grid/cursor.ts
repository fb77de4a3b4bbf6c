import type { Ground } from '../../reading/ground.ts'

/** Columns and rows. */
export type Step = readonly [x: number, y: number]

/** Steps of the cursor: the arrow, the digit of the number pad that does the same, where it goes. */
export const ARROWS: ReadonlyArray<readonly [arrow: string, digit: string, by: Step]> = [
  ['ArrowUp', 'Numpad8', [0, -1]],
  ['ArrowDown', 'Numpad2', [0, 1]],
  ['ArrowLeft', 'Numpad4', [-1, 0]],
  ['ArrowRight', 'Numpad6', [1, 0]],
]
export const DIAGONALS: ReadonlyArray<readonly [digit: string, by: Step]> = [
  ['Numpad1', [-1, 1]],
  ['Numpad3', [1, 1]],
  ['Numpad7', [-1, -1]],
  ['Numpad9', [1, -1]],
]

/** The space one goes to from a cursor: the next one in that direction, over rock if need be. */
export function moveCursor(ground: Ground, from: string, dx: number, dy: number): string {
  const [x, y] = ground.cell(ground.board.at(from))
  for (let k = 1; k < ground.width + ground.height; k++) {
    const space = ground.at(x + dx * k, y + dy * k)
    if (space >= 0) return ground.board.name(space)
  }
  return from
}

/** The first or last space of the row. */
export function endOfRow(ground: Ground, from: string, last: boolean): string {
  const [, y] = ground.cell(ground.board.at(from))
  const row = Array.from({ length: ground.width }, (_, x) => ground.at(x, y)).filter(space => space >= 0)
  return ground.board.name((last ? row.at(-1) : row[0])!)
}

/** The next or previous of some spaces, in reading order, around the end. */
export function nextOf(ground: Ground, from: string, spaces: readonly string[], back: boolean): string {
  if (spaces.length === 0) return from
  const order = [...new Set(spaces)].sort((a, b) => ground.board.at(a) - ground.board.at(b))
  const here = ground.board.at(from)
  const at = (space: string) => ground.board.at(space)
  if (back) return order.findLast(space => at(space) < here) ?? order.at(-1)!
  return order.find(space => at(space) > here) ?? order[0]!
}
