import type { Board } from './board.ts'
import { makeSegment } from './segment.ts'

/**
 * The spaces whose inside the straight line between the centres of two spaces crosses, both ends included, in order. The line is
 * drawn on a raster twice as fine, where the centres are corners; every fine cell lies in one space.
 */
export function line(board: Board, a: number, b: number): number[] {
  const [ax, ay] = board.xy(a)
  const [bx, by] = board.xy(b)
  const found = [a]
  const add = (x: number, y: number) => {
    const space = board.find(x, y)
    if (space >= 0 && found.at(-1) !== space) found.push(space)
  }
  const dx = bx - ax
  const dy = by - ay
  if (dx === 0 || dy === 0) {
    const n = Math.max(Math.abs(dx), Math.abs(dy))
    for (let i = 1; i <= n; i++) add(ax + Math.sign(dx) * i, ay + Math.sign(dy) * i)
    return found
  }
  const fine = 4 * (Math.abs(dx) + Math.abs(dy)) + 8 // wide enough that an offset gives back its column
  for (const offset of makeSegment(2 * dx, 2 * dy, fine).cells) {
    const row = Math.floor((offset + fine / 2) / fine)
    const column = offset - row * fine
    add(ax + ((column + 1) >> 1), ay + ((row + 1) >> 1))
  }
  return found
}
