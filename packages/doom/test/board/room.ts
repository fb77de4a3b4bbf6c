import { edgeNumber, parseEdge } from '../../src/board/maps/edge.ts'
import {
  BLOCKING,
  DIFFICULT,
  emptyPlan,
  FLOOR,
  IMPASSABLE,
  PANE,
  type PlannedDoor,
  RAILING,
  WALL,
} from '../../src/board/plan.ts'
import { CORNER_QUADRANT, cornerOf, lineIsClear } from '../../src/board/sight.ts'
import {
  anchorOf,
  type Board,
  type BoardRulings,
  type BoardTable,
  bases,
  cover,
  coveredBy,
  DEMON,
  displace,
  FLYING,
  LARGE,
  MARINE,
  type Mover,
  makeBoard,
  nobody,
  type Occupancy,
  OUT_OF_RANGE,
  occupy,
  range,
  reach,
  type Situation,
  STAGGERED,
  STEADFAST,
  sight,
  steps,
  UNREACHED,
} from '../../src/index.ts'

/** Edges are written as in 0.4 of the rules, several in one text: 'V 1,0 V 1,1'; spaces likewise: '0,0 1,0'. */
export interface Room {
  /** First and last space; the default is as good as the unlimited open grid of the worked examples. */
  from?: [number, number]
  to?: [number, number]
  walls?: string
  panes?: string
  railings?: string
  /** Closed doors, one per edge. */
  doors?: string
  difficult?: string
  impassable?: string
  blocking?: string
  rulings?: Partial<BoardRulings>
}

export const edgesIn = (text = ''): string[] => text.match(/[VH] -?\d+,-?\d+/g) ?? []
export const spacesIn = (text = ''): [number, number][] =>
  text.split(' ').flatMap(one => (one === '' ? [] : [one.split(',').map(Number) as [number, number]]))

export function room(spec: Room = {}): Board {
  const [x0, y0] = spec.from ?? [-8, -8]
  const [x1, y1] = spec.to ?? [12, 12]
  const plan = emptyPlan(x0, y0, x1 - x0 + 1, y1 - y0 + 1)
  const cell = (x: number, y: number) => (y - y0) * plan.stride + (x - x0)
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) plan.cells[cell(x, y)] = FLOOR
  for (const [x, y] of spacesIn(spec.difficult)) plan.cells[cell(x, y)] = DIFFICULT
  for (const [x, y] of spacesIn(spec.impassable)) plan.cells[cell(x, y)] = IMPASSABLE
  for (const [x, y] of spacesIn(spec.blocking)) plan.cells[cell(x, y)] = BLOCKING
  const draw = (text: string | undefined, kind: number) => {
    for (const edge of edgesIn(text)) plan.edges[edgeNumber(plan, parseEdge(edge)!)] = kind
  }
  draw(spec.railings, RAILING)
  draw(spec.panes, PANE)
  draw(spec.walls, WALL)
  const doors: PlannedDoor[] = edgesIn(spec.doors).map(edge => ({
    id: edge,
    edges: [edgeNumber(plan, parseEdge(edge)!)],
  }))
  return makeBoard({ ...plan, doors }, spec.rulings)
}

/** A space of a board by its coordinates; a test that asks for a space that is not there is wrong. */
export function at(board: Board, text: string): number {
  const [x, y] = spacesIn(text)[0]!
  const space = board.find(x, y)
  if (space < 0) throw new Error(`no space ${text}`)
  return space
}
export const all = (board: Board, text: string): number[] => spacesIn(text).map(([x, y]) => at(board, `${x},${y}`))
export const named = (board: Board, spaces: readonly number[]): string[] =>
  spaces.map(space => board.xy(space).join(','))

export const closed = (board: Board): BoardTable => board.table(0)

export const MARKS = {
  marine: MARINE,
  demon: DEMON,
  flyer: DEMON | FLYING,
  large: DEMON | LARGE,
  staggered: DEMON | STAGGERED,
  steadfast: DEMON | LARGE | STEADFAST,
}

/** `figures(board, { marine: '0,0 1,0', demon: '2,2' })` */
export function figures(board: Board, who: Partial<Record<keyof typeof MARKS, string>>): Occupancy {
  const occupied = nobody(board.size)
  for (const [kind, text] of Object.entries(who)) occupy(occupied, all(board, text), MARKS[kind as keyof typeof MARKS])
  return occupied
}

export const situation = (board: Board, mover: Mover, more: Partial<Situation> = {}): Situation => ({
  board,
  doors: 0,
  mover,
  others: nobody(board.size),
  ...more,
})

/** Legal steps of a small figure as `x,y` → cost; teleports and doors left out. */
export function stepCosts(s: Situation, from: string, points = 20): Record<string, number> {
  const found: Record<string, number> = {}
  for (const move of steps(s, at(s.board, from), points)) {
    if (move.do === 'step') found[s.board.xy(anchorOf(s.board, move.to)).join(',')] = move.cost
  }
  return found
}

/** Where a figure may end, as `x,y` → cost. */
export function reachCosts(s: Situation, from: string, points: number): Record<string, number> {
  const found: Record<string, number> = {}
  reach(s, at(s.board, from), points).forEach((cost, place) => {
    const table = s.board.table((1 << s.board.doors.length) - 1) // a base may end where a door was
    if (cost !== UNREACHED) found[named(s.board, coveredBy(table, s.mover, place)).join(' ')] = cost
  })
  return found
}

/** The place of a base given by its spaces. */
export function placeOf(board: Board, mover: Mover, text: string, open = 0): number {
  const wanted = all(board, text).sort((a, b) => a - b)
  const place = bases(board.table(open), mover.wide, mover.high).spaces.findIndex(
    covered => covered?.length === wanted.length && covered.every((space, k) => space === wanted[k]),
  )
  if (place < 0) throw new Error(`no base on ${text}`)
  return place
}

/** What a base can do with its next point: texts like 'step 1,0 2,0 1,1 2,1'. */
export function baseSteps(s: Situation, from: string, points: number): string[] {
  const place = placeOf(s.board, s.mover, from, s.doors)
  return steps(s, place, points).map(move => {
    if (move.do === 'open') return `open ${move.door}`
    return `${move.do} ${named(s.board, coveredBy(s.board.table(s.doors), s.mover, move.to)).join(' ')}`
  })
}

export const looks = (board: Board, a: string, b: string, open = 0): boolean =>
  sight(board.table(open), { spaces: all(board, a) }, { spaces: all(board, b) })

export interface Ends {
  fromAloft?: boolean
  toAloft?: boolean
  stunned?: boolean
  others?: Occupancy
  open?: number
}

export const seesIt = (board: Board, a: string, b: string, e: Ends = {}): boolean =>
  sight(
    board.table(e.open ?? 0),
    { spaces: all(board, a), aloft: e.fromAloft },
    { spaces: all(board, b), aloft: e.toAloft },
  )

export function hasCover(board: Board, attacker: string, defender: string, e: Ends = {}): boolean {
  if (!seesIt(board, attacker, defender, e)) throw new Error(`${attacker} does not see ${defender}`)
  return cover(
    board.table(e.open ?? 0),
    { spaces: all(board, attacker), aloft: e.fromAloft },
    { spaces: all(board, defender), aloft: e.toAloft, stunned: e.stunned },
    e.others ?? nobody(board.size),
  )
}

export function rangeTo(board: Board, a: string, b: string, e: Ends = {}): number | null {
  const found = range(
    board.table(e.open ?? 0),
    { spaces: all(board, a), aloft: e.fromAloft },
    { spaces: all(board, b), aloft: e.toAloft },
  )
  return found === OUT_OF_RANGE ? null : found
}

/** A single line between two corners, written [x,y]; the spaces it is drawn from and to may be named. */
export function lineClear(
  board: Board,
  from: [number, number],
  to: [number, number],
  out?: string,
  into?: string,
): boolean {
  const { plan } = board
  const corner = ([x, y]: [number, number]) => (y - plan.y0) * plan.stride + (x - plan.x0)
  const quadrants = (c: number, space?: string): number[] => {
    if (!space) return [0, 1, 2, 3]
    const cell = board.cells[at(board, space)]!
    return [0, 1, 2, 3].filter(k => cornerOf(cell, k, plan.stride) === c).map(k => CORNER_QUADRANT[k]!)
  }
  return quadrants(corner(from), out).some(q =>
    quadrants(corner(to), into).some(p => lineIsClear(closed(board), corner(from), corner(to), q, p)),
  )
}

export const displaced = (
  board: Board,
  marks: number,
  from: string,
  others: Occupancy,
  teleporters: number[] = [],
): string[] => named(board, displace(closed(board), marks, at(board, from), others, teleporters))
