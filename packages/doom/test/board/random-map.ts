import fc from 'fast-check'
import { planOfText } from '../../src/board/maps/text.ts'
import { OPEN, WALL } from '../../src/board/plan.ts'
import { type Board, makeBoard, nobody, type Occupancy } from '../../src/index.ts'

/** A drawn map and the numbers of edges on which doors stand. */
export interface Drawn {
  lines: string[]
  doors: number[]
}

const weighted = (...marks: [string, number][]) =>
  fc.oneof(...marks.map(([mark, weight]) => ({ weight, arbitrary: fc.constant(mark) })))

/** Maps of at most 6 by 5 spaces with every kind of cell and edge, up to three doors. */
export const randomMap: fc.Arbitrary<Drawn> = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: 5 }))
  .chain(([width, height]) =>
    fc
      .record({
        cells: fc.array(weighted(['.', 12], ['~', 2], ['^', 1], ['#', 2], [' ', 1]), {
          minLength: width * height,
          maxLength: width * height,
        }),
        edges: fc.array(weighted([' ', 16], ['w', 3], ['=', 1], [':', 1]), {
          minLength: 2 * width * height,
          maxLength: 2 * width * height,
        }),
        doors: fc.array(fc.nat(2 * width * height - 1), { maxLength: 3 }),
      })
      .map(({ cells, edges, doors }): Drawn => {
        const lines: string[] = []
        for (let y = 0; y <= 2 * height; y++) {
          let line = ''
          for (let x = 0; x <= 2 * width; x++) {
            const cell = Math.min((y - 1) >> 1, height - 1) * width + Math.min((x - 1) >> 1, width - 1)
            const inside = y > 0 && x > 0 && y < 2 * height && x < 2 * width
            if (y % 2 === 1 && x % 2 === 1) line += cells[cell]!
            else if (y % 2 === 0 && x % 2 === 0) line += '+'
            else if (!inside) line += y % 2 === 1 ? '|' : '-'
            else {
              const mark = edges[2 * cell + (y % 2)]!
              line += mark === 'w' ? (y % 2 === 1 ? '|' : '-') : mark
            }
          }
          lines.push(line)
        }
        if (!/[.~^#]/.test(lines.join(''))) lines[1] = `|.${lines[1]!.slice(2)}`
        return { lines, doors }
      }),
  )

/**
 * Doors stand on open edges between two spaces only; others of the drawn list are left out. A door with an odd number takes the
 * next edge in its line along if that one is free as well.
 */
export function boardOf({ lines, doors }: Drawn, edit: (edges: Uint8Array) => void = () => {}): Board {
  const plan = planOfText(lines)
  edit(plan.edges)
  const bare = makeBoard(plan)
  const free = new Set(openEdges(bare))
  const planned = doors.flatMap((edge, k) => {
    if (!free.delete(edge)) return []
    const beside = edge % 2 === 0 ? edge + 2 * plan.stride : edge + 2
    return [{ id: `d${edge}`, edges: k % 2 === 1 && free.delete(beside) ? [edge, beside] : [edge] }]
  })
  return makeBoard({ ...plan, doors: planned })
}

function touches(board: Board, edge: number): boolean {
  const cell = edge >> 1
  const before = edge % 2 === 0 ? cell - 1 : cell - board.plan.stride
  return (board.spaces[cell] ?? -1) >= 0 && (board.spaces[before] ?? -1) >= 0
}

/** Open edges between two spaces, where a wall can be added. */
export const openEdges = (board: Board): number[] =>
  Array.from(board.edges.keys()).filter(edge => board.edges[edge] === OPEN && touches(board, edge))

export const addWall = (edge: number) => (edges: Uint8Array) => {
  edges[edge] = WALL
}

/** Figures on some spaces, by the numbers of a random list. */
export function crowd(board: Board, seeds: readonly number[], marks: readonly number[]): Occupancy {
  const occupied = nobody(board.size)
  seeds.forEach((seed, k) => {
    occupied[seed % board.size] = marks[k % marks.length]!
  })
  return occupied
}
