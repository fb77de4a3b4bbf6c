import { sentence } from '@redoubt/kernel'
import { bases } from '../board/base.ts'
import type { Bases, Board, BoardTable } from '../board/board.ts'
import { MOST_DOORS, makeBoard } from '../board/make-board.ts'
import { MapError } from '../board/maps/face.ts'
import { planOfText } from '../board/maps/text.ts'
import { nobody, type Occupancy, occupy, STAGGERED } from '../board/occupancy.ts'
import { leftEdge, OPEN, PANE, type Plan, type PlannedDoor, RAILING, topEdge } from '../board/plan.ts'
import type { BoardRulings } from '../board/rulings.ts'
import type { Target } from '../board/sight.ts'
import { BOARD_POINTS } from '../match/open-points.ts'
import { type Fields, fieldsOf, flagOf, listOf, optionalList, shown, textOf, wrong } from './field.ts'
import { KINDS, type Kind, marksOf, spacesOfBase } from './kinds.ts'

export interface Figure extends Target {
  readonly id: string
  readonly kind: Kind
  readonly aloft: boolean
  readonly stunned: boolean
  readonly marks: number
}

/** A position on the table, checked. */
export interface Position {
  readonly board: Board
  readonly table: BoardTable
  /** The mask of open doors. */
  readonly doors: number
  readonly figures: ReadonlyMap<string, Figure>
  readonly teleporters: readonly number[]
  readonly dormant: readonly number[]
  readonly ask: readonly { readonly field: string; readonly fields: Fields }[]
}

export function spaceOf(board: Board, value: unknown, field: string): number {
  const space = board.at(textOf(value, field))
  if (space < 0) wrong(field, `${shown(value)} is no space of the map`)
  return space
}

function planOf(value: unknown, field: string): Plan {
  const lines = listOf(value, field)
  lines.forEach((line, k) => {
    if (typeof line !== 'string') wrong(`${field}[${k}]`, `expected a line of text, not ${shown(line)}`)
  })
  try {
    return planOfText(lines as readonly string[])
  } catch (error) {
    if (!(error instanceof MapError)) throw error
    const column = error.column === undefined ? '' : `column ${error.column}: `
    return wrong(lines.length === 0 ? field : `${field}[${error.line - 1}]`, column + sentence(error.reason))
  }
}

/** Closed doors are pairs of spaces on both sides of an open edge. */
function doorsOf(board: Board, value: unknown, field: string): PlannedDoor[] {
  const taken = new Set<number>()
  const doors = optionalList(value, field).map((pair, k): PlannedDoor => {
    const here = `${field}[${k}]`
    const names = listOf(pair, here)
    if (names.length !== 2) wrong(here, 'a door is a pair of spaces')
    const [a, b] = names.map((name, n) => spaceOf(board, name, `${here}[${n}]`)).sort((p, q) => p - q) as [
      number,
      number,
    ]
    const [from, to] = [board.cells[a]!, board.cells[b]!]
    const edge = to - from === 1 ? leftEdge(to) : to - from === board.plan.stride ? topEdge(to) : -1
    const [one, other] = [board.name(a), board.name(b)]
    if (edge < 0) wrong(here, `${one} and ${other} share no edge`)
    const kind = board.edges[edge]
    if (kind !== OPEN) {
      const what = kind === PANE ? 'a blocking edge' : kind === RAILING ? 'an impassable edge' : 'a wall'
      wrong(here, `there is ${what} between ${one} and ${other}, no room for a door`)
    }
    if (taken.has(edge)) wrong(here, `the door between ${one} and ${other} is listed twice`)
    taken.add(edge)
    return { id: here, edges: [edge] }
  })
  if (doors.length > MOST_DOORS) wrong(field, `${doors.length} doors; at most ${MOST_DOORS} are allowed`)
  return doors
}

function rulingsOf(value: unknown, field: string): Partial<BoardRulings> {
  if (value === undefined) return {}
  const chosen = fieldsOf(value, field)
  for (const [point, ruling] of Object.entries(chosen)) {
    const here = `${field}.${point}`
    if (!Object.hasOwn(BOARD_POINTS, point))
      wrong(here, `no such option; there are ${Object.keys(BOARD_POINTS).join(', ')}`)
    const choices: readonly unknown[] = BOARD_POINTS[point as keyof BoardRulings]
    if (!choices.includes(ruling)) wrong(here, `${shown(ruling)} is none of ${choices.join(', ')}`)
  }
  return chosen as Partial<BoardRulings>
}

const sameSpaces = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every(space => b.includes(space))

/** The spaces of a base in reading order; a large figure names all of them. */
function standOf(table: BoardTable, kind: Kind, value: unknown, field: string): readonly number[] {
  const { board } = table
  const names = typeof value === 'string' ? [value] : listOf(value, field)
  const spaces = names.map((name, k) => spaceOf(board, name, typeof value === 'string' ? field : `${field}[${k}]`))
  const size = spacesOfBase(kind)
  const room = size === 1 ? 'one space' : `${size} spaces`
  if (spaces.length !== size) wrong(field, `${kind.name} needs ${room}, not ${spaces.length}`)
  if (size === 1) return spaces
  const known: Bases = bases(table, kind.wide, kind.high)
  const found = known.spaces.find(covered => covered && sameSpaces(covered, spaces))
  if (found) return found
  return wrong(
    field,
    `no base of ${kind.wide}x${kind.high} stands on ${names.join(' ')} (shape, or a wall or door within)`,
  )
}

function kindOf(value: unknown, field: string): Kind {
  const kind = KINDS.get(textOf(value, field))
  return kind ?? wrong(field, `${shown(value)} is unknown; there are ${[...KINDS.keys()].join(', ')}`)
}

function figuresOf(table: BoardTable, value: unknown, field: string): Map<string, Figure> {
  const figures = new Map<string, Figure>()
  const taken = new Map<number, string>()
  for (const [k, one] of optionalList(value, field).entries()) {
    const here = `${field}[${k}]`
    const given = fieldsOf(one, here)
    const id = textOf(given.id, `${here}.id`)
    if (figures.has(id)) wrong(`${here}.id`, `${shown(id)} is used twice`)
    const kind = kindOf(given.kind, `${here}.kind`)
    const spaces = standOf(table, kind, given.at, `${here}.at`)
    for (const space of spaces) {
      if (taken.has(space)) wrong(`${here}.at`, `${table.board.name(space)} is taken by ${shown(taken.get(space))}`)
      taken.set(space, id)
    }
    const stunned = flagOf(given.stunned, `${here}.stunned`)
    const staggered = flagOf(given.staggered, `${here}.staggered`)
    if (staggered && kind.marine) wrong(`${here}.staggered`, 'only demons stagger')
    const marks = marksOf(kind) | (staggered ? STAGGERED : 0)
    figures.set(id, { id, kind, spaces, aloft: kind.flying || spaces.length > 1, stunned, marks })
  }
  return figures
}

/** Teleporters are active unless they say otherwise: `"a1"` or `{"at": "a1", "active": false}`. */
function teleportersOf(board: Board, value: unknown, field: string): { active: number[]; dormant: number[] } {
  const active: number[] = []
  const dormant: number[] = []
  optionalList(value, field).forEach((one, k) => {
    const here = `${field}[${k}]`
    const plain = typeof one === 'string'
    const given = plain ? { at: one } : fieldsOf(one, here)
    const space = spaceOf(board, given.at, plain ? here : `${here}.at`)
    if (active.includes(space) || dormant.includes(space))
      wrong(here, `there is a teleporter on ${shown(given.at)} already`)
    const asleep = 'active' in given && !flagOf(given.active, `${here}.active`)
    ;(asleep ? dormant : active).push(space)
  })
  return { active, dormant }
}

export function readPosition(value: unknown, at = ''): Position {
  const given = fieldsOf(value, at === '' ? 'input' : at)
  const field = (name: string) => (at === '' ? name : `${at}.${name}`)
  const plan = planOf(given.map, field('map'))
  const rulings = rulingsOf(given.rulings, field('rulings'))
  const doors = doorsOf(makeBoard(plan), given.doors, field('doors'))
  return positionOn(makeBoard({ ...plan, doors }, rulings), 0, given, field)
}

/** Figures, teleporters and questions on a board that is there already; `doors` is the mask of those that are open. */
export function positionOn(board: Board, doors: number, given: Fields, field = (name: string) => name): Position {
  const table = board.table(doors)
  const figures = figuresOf(table, given.figures, field('figures'))
  const { active, dormant } = teleportersOf(board, given.teleporters, field('teleporters'))
  const ask = listOf(given.ask, field('ask')).map((one, k) => {
    const here = `${field('ask')}[${k}]`
    return { field: here, fields: fieldsOf(one, here) }
  })
  return { board, table, doors, figures, teleporters: active, dormant, ask }
}

/** Everyone on the board but one. */
export function othersThan(position: Position, figure?: Figure): Occupancy {
  const occupied = nobody(position.board.size)
  for (const one of position.figures.values()) if (one !== figure) occupy(occupied, one.spaces, one.marks)
  return occupied
}
