import { finding, type Said } from '@redoubt/kernel'
import type { BoardTable } from '../../board/board.ts'
import { type Board, makeBoard } from '../../board/index.ts'
import { assemble, edgeSides, type Faces, parseEdge } from '../../board/maps/index.ts'
import { DIFFICULT, FLOOR, OPEN } from '../../board/plan.ts'
import type { MapSpace } from '../../language/basic.ts'
import type { Entries } from '../files.ts'
import type { Mission } from '../mission.ts'
import type { Path } from '../parse.ts'
import type { Report } from './report.ts'

/** The largest map of ours has a third of that; tables of sight grow with the square. */
const MOST_SPACES = 900
const MOST_ACROSS = 64

/** The map of a mission, ready for questions. */
export interface MissionGround {
  mission: Mission
  board: Board
  /** Every door closed, every door open. */
  closed: BoardTable
  open: BoardTable
  start: number
  /** Spaces a marine can walk to from the start, doors open. */
  reached: Uint8Array
  find(space: MapSpace): number
  /** Spaces of the tile at this position of the list. */
  tileSpaces(position: number): number[]
  walkable(space: number): boolean
}

export const steps = (
  graph: BoardTable['walk'],
  from: number,
  most = Number.POSITIVE_INFINITY,
): Map<number, number> => {
  const found = new Map([[from, 0]])
  for (const [space, distance] of found) {
    if (distance >= most) continue
    for (let e = graph.start[space]!; e < graph.start[space + 1]!; e++) {
      const next = graph.to[e]!
      if (!found.has(next)) found.set(next, distance + 1)
    }
  }
  return found
}

function checkStock(faces: Faces, mission: Mission, report: Report): void {
  const used = new Map<string, number>()
  for (const [at, { tile }] of mission.tiles.entries()) {
    const face = faces.get(tile)
    if (!face) continue
    const count = (used.get(face.number) ?? 0) + 1
    used.set(face.number, count)
    if (count > face.copies)
      report(mission, ['tiles', at, 'tile'], finding`only ${face.copies} pieces have the number ${face.number}`)
  }
}

/** Doors lie on open edges between two spaces. */
function checkDoors(mission: Mission, board: Board, report: Report): void {
  for (const [at, door] of board.doors.entries()) {
    for (const [which, edge] of door.edges.entries()) {
      const path: Path = ['doors', at, 'edges', which]
      if (board.edges[edge] !== OPEN) report(mission, path, 'a door needs an open edge; here is a wall or terrain')
    }
  }
  const seen = new Set<number>()
  for (const [at, door] of board.doors.entries()) {
    if (door.edges.some(edge => seen.has(edge))) report(mission, ['doors', at], 'another door is there already')
    for (const edge of door.edges) seen.add(edge)
  }
}

/** Puts the map together. Null if that fails: then nothing else about it can be asked. */
export function groundOf(entries: Entries, mission: Mission, report: Report): MissionGround | null {
  let fine = true
  const refuse = (path: Path, message: Said) => {
    fine = false
    report(mission, path, message)
  }
  const faces: Faces = new Map(entries.tiles.map(face => [face.id, face]))
  checkStock(faces, mission, report)
  const { plan, spaces, problems } = assemble(faces, mission)
  for (const problem of problems) refuse(problem.words.startsWith('door ') ? ['doors'] : ['tiles'], problem)
  for (const [at, door] of mission.doors.entries()) {
    for (const [which, text] of door.edges.entries()) {
      const sides = edgeSides(parseEdge(text)!)
      if (!sides.every(([x, y]) => spaces.has(`${x},${y}`))) {
        refuse(['doors', at, 'edges', which], finding`${text} does not lie between two spaces`)
      }
    }
  }
  if (fine && (spaces.size > MOST_SPACES || Math.max(plan.width, plan.height) > MOST_ACROSS))
    refuse(
      ['tiles'],
      finding`${spaces.size} spaces, ${plan.width} by ${plan.height}; at most ${MOST_SPACES}, ${MOST_ACROSS} across`,
    )
  if (!fine) return null
  const board = makeBoard(plan)
  checkDoors(mission, board, report)
  const open = board.table(2 ** board.doors.length - 1)
  const walkable = (space: number) => board.terrain[space] === FLOOR || board.terrain[space] === DIFFICULT
  const start = board.find(...mission.marineStart.spaces[0]!)
  if (start < 0 || !walkable(start)) {
    report(mission, ['marineStart', 'spaces', 0], 'a marine cannot stand here')
    return null
  }
  const reached = new Uint8Array(board.size)
  for (const space of steps(open.walk, start).keys()) reached[space] = 1
  return {
    mission,
    board,
    closed: board.table(0),
    open,
    start,
    reached,
    find: ([x, y]) => board.find(x, y),
    tileSpaces: position =>
      [...spaces.values()].filter(space => space.placement === position).map(({ x, y }) => board.find(x, y)),
    walkable,
  }
}
