import {
  type Board,
  type BoardTable,
  boardOfMap,
  type DoomView,
  distance,
  inNumbers,
  type Numbers,
  range,
  type Standing,
  sees,
  sight,
} from '@redoubt/doom'
import { box, type Content, contentById, type Mission } from '@redoubt/doom/content'
import { isDemonKind } from '@redoubt/doom/figure-kinds'
import { type Beliefs, RECRUIT } from '../character/priorities.ts'
import { type Orders, ordersOf } from './assignment.ts'

/** A figure on the map as a seat sees it. */
export type Piece = Standing

/** A view, read once per decision: the board with its doors, and who stands where. */
export interface Situation {
  view: DoomView
  beliefs: Beliefs
  content: Content
  mission: Mission
  orders: Orders
  board: Board
  /** Bit d: door d is open. */
  doors: number
  table: BoardTable
  pieces: readonly Piece[]
  /** Marines on the map and the drone they escort. */
  squad: readonly Piece[]
  demons: readonly Piece[]
}

/** Null for a map or a pack that is not known here: the bot then plays by its plainest rules. */
export function read(view: DoomView, beliefs: Beliefs = RECRUIT): Situation | null {
  const content = contentFor(view)
  const mission = content?.missions[view.mission]
  if (!content || !mission) return null
  const board = boardOfMap(mission)
  const numbers = inNumbers(view) ?? numbersFrom(view, board)
  if (!numbers) return null
  const { doors, standing: pieces } = numbers
  return {
    view,
    beliefs,
    content,
    mission,
    orders: ordersOf(content, mission),
    board,
    doors,
    table: board.table(doors),
    pieces,
    squad: pieces.filter(p => !p.demon),
    demons: pieces.filter(p => p.demon),
  }
}

/** Read from the names of a view; null if they are not those of this board. */
function numbersFrom(view: DoomView, board: Board): Numbers | null {
  if (board.doors.length !== view.doors.length) return null
  let doors = 0
  view.doors.forEach((door, d) => {
    if (door.open) doors |= 1 << d
  })
  const standing: Standing[] = []
  for (const f of view.figures) {
    if (f.at.length === 0) continue
    const spaces = f.at.map(name => board.at(name))
    if (spaces.includes(-1)) return null
    standing.push({
      id: f.id,
      kind: f.kind,
      demon: isDemonKind(f.kind),
      spaces,
      left: f.health - f.damage,
      damage: f.damage,
      stunned: f.stunned,
      staggered: f.staggered,
      mp: f.mp,
      moved: f.moved,
      carries: f.carries,
    })
  }
  return { doors, standing }
}

function contentFor({ content }: DoomView): Content | null {
  if (content === undefined) return box()
  try {
    return contentById(content)
  } catch {
    return null
  }
}

export const pieceOf = (s: Situation, id: string | null | undefined): Piece | undefined =>
  s.pieces.find(p => p.id === id)

/** All spaces that these pieces stand on. */
export function spacesOf(pieces: readonly Piece[]): number[] {
  const spaces: number[] = []
  for (const p of pieces) for (const space of p.spaces) spaces.push(space)
  return spaces
}

/** How many times its worth a target counts, because somebody has an eye on it. */
export const focusOn = ({ beliefs: { focus } }: Situation, p: Piece): number =>
  focus?.figure === p.id ? focus.times : 1

/** Spaces between a piece (or where it would stand) and another, counted like range. */
export function apart(s: Situation, from: readonly number[], to: readonly number[]): number {
  if (aloft(s, from) || aloft(s, to)) return range(s.table, { spaces: from, aloft: true }, { spaces: to, aloft: true })
  if (from.length === 1 && to.length === 1) return distance(s.table, from[0]!, to[0]!)
  let least = Number.POSITIVE_INFINITY
  for (const a of from) for (const b of to) least = Math.min(least, distance(s.table, a, b))
  return least
}

export function inSight(s: Situation, from: readonly number[], to: readonly number[]): boolean {
  if (from.length === 1 && to.length === 1 && !aloft(s, from) && !aloft(s, to)) return sees(s.table, from[0]!, to[0]!)
  return sight(s.table, { spaces: from, aloft: aloft(s, from) }, { spaces: to, aloft: aloft(s, to) })
}

function aloft(s: Situation, spaces: readonly number[]): boolean {
  for (const space of spaces) if (s.board.group[space] !== -1) return true
  return false
}

/** Can it be attacked from these spaces with this range? */
export function canHit(s: Situation, from: readonly number[], to: readonly number[], reach: number): boolean {
  return apart(s, from, to) <= reach && inSight(s, from, to)
}
