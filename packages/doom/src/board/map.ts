import { BadOptions, finding, saidAt } from '@redoubt/kernel'
import { contentOf } from '../match/figures.ts'
import type { Mission } from '../match/said.ts'
import type { DoomState, Rulings } from '../match/state.ts'
import type { Board } from './board.ts'
import { makeBoard, withTerrain } from './make-board.ts'
import { assemble, boardOfMap, boxFaces, MapError, planOfText } from './maps/index.ts'
import { parseName } from './names.ts'
import { leftEdge, NOTHING, type Plan, type Terrain, topEdge, WALL } from './plan.ts'

const known = new WeakMap<Rulings, Board>()
/** The board asked for last: questions come in swarms. */
const last: { rulings: Rulings | null; board: Board | null } = { rulings: null, board: null }
/** The changed terrain asked about last: changes are only ever added to the list. */
const changed: { from: Board | null; terrain: DoomState['terrain'] | null; count: number; board: Board | null } = {
  from: null,
  terrain: null,
  count: 0,
  board: null,
}
/** Boards of scenarios, by map and doors. */
const texts = new Map<string, Board>()

/** The board a match is played on: derived, shared, never in the state. */
export function boardOf(g: DoomState): Board {
  const board = printedBoard(g)
  return g.terrain.length === 0 ? board : changedBoard(board, g.terrain)
}

/** The same before anything changed its terrain: spaces have the same numbers on both. */
function printedBoard(g: DoomState): Board {
  if (g.rulings !== last.rulings) {
    let board = known.get(g.rulings)
    if (!board) {
      board = g.rulings.map === undefined ? boardOfMap(missionOf(g), g.rulings.openPoints) : textBoard(g.rulings)
      known.set(g.rulings, board)
    }
    last.rulings = g.rulings
    last.board = board
  }
  return last.board!
}

function changedBoard(from: Board, terrain: DoomState['terrain']): Board {
  if (changed.from !== from || changed.terrain !== terrain || changed.count !== terrain.length) {
    let board = from
    for (const [space, kind] of terrain) board = withTerrain(board, [space], kind as Terrain)
    Object.assign(changed, { from, terrain, count: terrain.length, board })
  }
  return changed.board!
}

type TextMap = { [K in 'map' | 'mapDoors' | 'openPoints']?: Rulings[K] | undefined }

/** The board of a map that a scenario draws. */
export function textBoard(rulings: TextMap): Board {
  const { map, mapDoors, openPoints } = rulings
  const key = JSON.stringify([map, mapDoors, openPoints])
  let board = texts.get(key)
  if (!board) {
    const plan = drawn(map!.split('\n'))
    const doors = (mapDoors ?? []).map(([a, b], n) => ({ id: `d${n + 1}`, edges: [edgeBetween(plan, a, b)] }))
    board = makeBoard({ ...plan, doors }, openPoints)
    if (texts.size > 64) texts.clear()
    texts.set(key, board)
  }
  return board
}

function drawn(lines: string[]): Plan {
  try {
    return planOfText(lines)
  } catch (error) {
    if (error instanceof MapError) throw new BadOptions(saidAt('scenario.map', error.said))
    throw error
  }
}

const apart = ([ax, ay]: [number, number], [bx, by]: [number, number]): number => Math.abs(ax - bx) + Math.abs(ay - by)

/** The edge two neighbouring spaces share. */
function edgeBetween(plan: Plan, a: string, b: string): number {
  const one = parseName(a)
  const other = parseName(b)
  const isSpace = (at: [number, number]) =>
    at[0] < plan.width && at[1] < plan.height && plan.cells[at[1] * plan.stride + at[0]] !== NOTHING
  if (!one || !other || apart(one, other) !== 1 || !isSpace(one) || !isSpace(other))
    throw new BadOptions(saidAt('scenario.doors', finding`${a} and ${b} are no two spaces that share an edge.`))
  const cell = Math.max(one[1], other[1]) * plan.stride + Math.max(one[0], other[0])
  const edge = one[1] === other[1] ? leftEdge(cell) : topEdge(cell)
  if (plan.edges[edge] === WALL)
    throw new BadOptions(
      saidAt('scenario.doors', finding`a wall parts ${a} and ${b}; a door takes the place of an open edge.`),
    )
  return edge
}

export function missionOf(g: DoomState): Mission {
  return contentOf(g).missions[g.rulings.mission]!
}

/** By mission and by board: a scenario may put the same mission on a map of its own, whose spaces have other numbers. */
const zones = new WeakMap<Mission, WeakMap<Board, Map<string, Set<number>>>>()

/** Is a space in a named zone of the mission? */
export function inZone(g: DoomState, name: string, space: number): boolean {
  return zoneOf(g, name).has(space)
}

export function zoneOf(g: DoomState, name: string): ReadonlySet<number> {
  const mission = missionOf(g)
  const board = printedBoard(g)
  let ofMission = zones.get(mission)
  if (!ofMission) zones.set(mission, (ofMission = new WeakMap()))
  let ofBoard = ofMission.get(board)
  if (!ofBoard) ofMission.set(board, (ofBoard = new Map()))
  let found = ofBoard.get(name)
  if (!found) ofBoard.set(name, (found = spacesOf(board, mission, name)))
  return found
}

function spacesOf(board: Board, mission: Mission, name: string): Set<number> {
  const found = new Set<number>()
  const zone = mission.zones[name]
  if (!zone) return found
  const add = (x: number, y: number) => {
    const space = board.find(x, y)
    if (space >= 0) found.add(space)
  }
  for (const [x, y] of zone.spaces ?? []) add(x, y)
  if (zone.rect) {
    const [x0, y0, x1, y1] = zone.rect
    for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) add(x, y)
  }
  if (zone.tiles)
    for (const { x, y, placement } of assemble(boxFaces(), mission).spaces.values())
      if (zone.tiles.includes(placement)) add(x, y)
  return found
}
