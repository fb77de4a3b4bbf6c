import { assemble, boxFaces } from '@redoubt/doom'
import type { Sheet } from '../doom/sheet/sheet.ts'

export type Laid = NonNullable<Sheet['tiles']>[number]

/** The pieces of the box, both sides of each. */
export const tileIds = (): string[] => [...boxFaces().keys()].sort()

const SPACES = [' ', '.', '~', '^', '#']
const EDGES: ReadonlyArray<readonly [across: string, down: string]> = [
  [' ', ' '],
  [':', ':'],
  ['=', '='],
  ['-', '|'],
]

/** Tiles laid together, as a map in text (docs/referee.md), and where its upper left space lies; null where two overlap. */
export function mapOf(tiles: readonly Laid[]): { map: string[]; x0: number; y0: number } | null {
  const { plan, problems } = assemble(boxFaces(), { tiles })
  if (problems.length > 0 || plan.width === 0) return null
  const { width, height, stride, cells, edges } = plan
  const rows = Array.from({ length: 2 * height + 1 }, (_, line) =>
    Array.from({ length: 2 * width + 1 }, (_, column) => {
      const i = (line >> 1) * stride + (column >> 1)
      if (line % 2 === 0) return column % 2 === 0 ? '+' : EDGES[edges[2 * i + 1]!]![0]
      return column % 2 === 0 ? EDGES[edges[2 * i]!]![1] : SPACES[cells[i]!]!
    }).join(''),
  )
  return { map: rows, x0: plan.x0, y0: plan.y0 }
}

/** The sheet with other tiles: figures and doors stay where they stand, though the names of their spaces may change. */
export function withTiles(sheet: Sheet, tiles: readonly Laid[]): Sheet | null {
  const [before, after] = [mapOf(sheet.tiles ?? []), mapOf(tiles)]
  if (!after) return null
  const [dx, dy] = before ? [before.x0 - after.x0, before.y0 - after.y0] : [0, 0]
  const moved = (name: string) => shifted(name, dx, dy)
  return {
    ...sheet,
    tiles: [...tiles],
    doors: (sheet.doors ?? []).map(([a, b]): [string, string] => [moved(a), moved(b)]),
    figures: sheet.figures.map(figure => ({ ...figure, at: figure.at.map(moved) })),
  }
}

/** Column and row of a space, counted from 0. */
export function placeOf(name: string): [x: number, y: number] {
  const [, letters = 'a', number = '1'] = /^([a-z]+)(\d+)$/.exec(name) ?? []
  return [[...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1, Number(number) - 1]
}

export const nameOf = (x: number, y: number): string =>
  `${x < 26 ? '' : String.fromCharCode(96 + Math.floor(x / 26))}${String.fromCharCode(97 + (x % 26))}${y + 1}`

function shifted(name: string, dx: number, dy: number): string {
  const [x, y] = placeOf(name)
  return nameOf(Math.max(0, x + dx), Math.max(0, y + dy))
}

/** Side by side: only there a door can be. */
export function isBeside(a: string, b: string): boolean {
  const [[ax, ay], [bx, by]] = [placeOf(a), placeOf(b)]
  return Math.abs(ax - bx) + Math.abs(ay - by) === 1
}

/** A door between two spaces put there, or taken away. */
export function withDoor(sheet: Sheet, a: string, b: string): Sheet {
  const doors = sheet.doors ?? []
  const rest = doors.filter(([x, y]) => !((x === a && y === b) || (x === b && y === a)))
  return { ...sheet, doors: rest.length < doors.length ? rest : [...doors, [a, b]] }
}
