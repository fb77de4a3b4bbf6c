import type { Board } from '@redoubt/doom'
import { at, figure } from '../markup.ts'
import { drawing } from '../panel.ts'

/** Side of a space. */
const CELL = 24
const EDGE = 18

/** Names of the kinds of edges and spaces, as `Board` numbers them. */
const EDGES = ['', 'railing', 'pane', 'wall'] as const
const TERRAIN = ['', '', 'difficult', 'impassable', 'blocking'] as const

/** The floor plan of a map with something counted on its spaces: the more, the brighter, with the number on top. */
export function floorPlan(says: string, board: Board, counts: ReadonlyMap<string, number>, id: string): string {
  const { plan } = board
  const most = Math.max(1, ...counts.values())
  const left = (column: number) => EDGE + column * CELL
  const cells = Array.from(board.cells, (cell, space) => {
    const [x, y] = [left(cell % plan.stride), left(Math.floor(cell / plan.stride))]
    const terrain = TERRAIN[board.terrain[space]!]
    const number = counts.get(board.name(space)) ?? 0
    const box = `x="${x}" y="${y}" width="${CELL}" height="${CELL}"`
    return [
      `<rect class="floor" ${box}/>`,
      terrain ? `<rect fill="url(#${id}-${terrain})" ${box}/>` : '',
      number > 0 ? `<rect class="heat" ${box} fill-opacity="${at(0.15 + 0.85 * Math.sqrt(number / most))}"/>` : '',
      number > 0 ? `<text class="count" x="${x + CELL / 2}" y="${y + CELL / 2 + 4}">${figure(number)}</text>` : '',
    ].join('')
  })
  const doors = new Set(board.doors.flatMap(door => door.edges))
  const lines: string[] = []
  board.edges.forEach((kind, edge) => {
    const name = doors.has(edge) ? 'door' : EDGES[kind]
    if (!name) return
    const cell = edge >> 1
    const [x, y] = [left(cell % plan.stride), left(Math.floor(cell / plan.stride))]
    const [dx, dy] = edge % 2 === 0 ? [0, CELL] : [CELL, 0]
    lines.push(`<line class="${name}" x1="${x}" y1="${y}" x2="${x + dx}" y2="${y + dy}"/>`)
  })
  const letters = Array.from({ length: plan.width }, (_, c) => {
    const name = columnName(c)
    return `<text class="tick middle" x="${left(c) + CELL / 2}" y="12">${name}</text>`
  })
  const numbers = Array.from({ length: plan.height }, (_, r) => {
    return `<text class="tick end" x="${EDGE - 4}" y="${left(r) + CELL / 2 + 4}">${r + 1}</text>`
  })
  const inside = [patterns(id), ...cells, ...lines, ...letters, ...numbers].join('')
  return drawing(says, left(plan.width) + 4, left(plan.height) + 4, inside, 1.5 * left(plan.width))
}

function columnName(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

/** Terrain is told apart by pattern, not by colour alone. */
function patterns(id: string): string {
  const pattern = (name: string, inside: string) =>
    `<pattern id="${id}-${name}" width="8" height="8" patternUnits="userSpaceOnUse">${inside}</pattern>`
  return [
    '<defs>',
    pattern('difficult', '<circle class="rubble" cx="2" cy="2" r="1"/><circle class="rubble" cx="6" cy="6" r="1"/>'),
    pattern('impassable', '<path class="pit" d="M0 6 4 2 8 6"/>'),
    pattern('blocking', '<path class="block" d="M0 0 8 8M8 0 0 8"/>'),
    '</defs>',
  ].join('')
}
