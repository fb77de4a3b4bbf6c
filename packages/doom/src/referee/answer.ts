import { adjacent } from '../board/adjacent.ts'
import { cover } from '../board/cover.ts'
import { displace } from '../board/displace.ts'
import { LARGE, occupy } from '../board/occupancy.ts'
import { OUT_OF_RANGE, range } from '../board/range.ts'
import { reach } from '../board/reach.ts'
import { MOST_POINTS, UNREACHED } from '../board/search.ts'
import { sight, type Target } from '../board/sight.ts'
import { type Fields, listOf, shown, textOf, wrong } from './field.ts'
import { type Figure, othersThan, type Position, spaceOf } from './position.ts'
import { coverLines } from './witness.ts'

const QUESTIONS = ['adjacent', 'sight', 'cover', 'range', 'reach', 'displace'] as const
export type RefereeQuestion = (typeof QUESTIONS)[number]

export interface RefereeAnswer {
  readonly q: RefereeQuestion
  readonly answer: boolean | number | null | string[] | Record<string, number>
  /** The rules that decide. */
  readonly rules: readonly string[]
}

/** One end of a question: a figure, or a space and whoever may stand there. */
interface End extends Target {
  readonly figure?: Figure
}

export function endOf(position: Position, value: unknown, field: string): End {
  const figure = position.figures.get(textOf(value, field))
  if (figure) return { spaces: figure.spaces, aloft: figure.aloft, figure }
  const space = position.board.at(value as string)
  if (space < 0) wrong(field, `${shown(value)} is neither a figure nor a space of the map`)
  return { spaces: [space] }
}

function figureOf(position: Position, value: unknown, field: string): Figure {
  const figure = position.figures.get(textOf(value, field))
  return figure ?? wrong(field, `there is no figure ${shown(value)}`)
}

type Reply = Omit<RefereeAnswer, 'q'>

/** The rules that widen lines and chains for these two ends. */
function wider({ board }: Position, a: End, b: End): string[] {
  const enclosed = [a, b].filter(end => end.aloft && end.spaces.some(space => board.group[space] !== -1))
  return enclosed.map(end => (end.spaces.length > 1 ? 'D-LARGE-18' : 'D-FLY-8'))
}

function whetherAdjacent(p: Position, fields: Fields, at: string): Reply {
  const a = endOf(p, fields.a, `${at}.a`)
  const b = endOf(p, fields.b, `${at}.b`)
  const answer = adjacent(p.table, a.spaces, b.spaces)
  const straight = a.spaces.some(s => b.spaces.some(t => sharesEdge(p, s, t)))
  const corner = a.spaces.some(s => b.spaces.some(t => touches(p, s, t)))
  const large = a.spaces.length + b.spaces.length > 2 ? ['D-ADJ-4'] : []
  const rule = !corner ? 'D-ADJ-1' : straight ? (answer ? 'D-ADJ-1' : 'D-ADJ-2') : 'D-ADJ-3'
  return { answer, rules: [rule, ...large] }
}

function sharesEdge({ board }: Position, a: number, b: number): boolean {
  const [ax, ay] = board.xy(a)
  const [bx, by] = board.xy(b)
  return Math.abs(ax - bx) + Math.abs(ay - by) === 1
}

function touches({ board }: Position, a: number, b: number): boolean {
  const [ax, ay] = board.xy(a)
  const [bx, by] = board.xy(b)
  return Math.max(Math.abs(ax - bx), Math.abs(ay - by)) === 1
}

function whetherSeen(p: Position, fields: Fields, at: string): Reply {
  const from = endOf(p, fields.from, `${at}.from`)
  const to = endOf(p, fields.to, `${at}.to`)
  const answer = sight(p.table, from, to)
  const large = from.spaces.length + to.spaces.length > 2 ? ['D-LARGE-19'] : []
  return { answer, rules: [answer ? 'D-LOS-2' : 'D-LOS-9', ...large, ...wider(p, from, to)] }
}

function whetherCovered(p: Position, fields: Fields, at: string): Reply {
  const from = endOf(p, fields.from, `${at}.from`)
  const to = endOf(p, fields.to, `${at}.to`)
  if (!sight(p.table, from, to)) return { answer: null, rules: ['D-COVER-1', 'D-LOS-9'] }
  if (to.spaces.length > 1) return { answer: false, rules: ['D-COVER-7', 'D-LARGE-17'] }
  if (to.figure?.stunned) return { answer: false, rules: ['D-COVER-7'] }
  const occupied = othersThan(p)
  const answer = cover(p.table, from, to, occupied)
  const shared = coverLines(p.table, from, to, occupied)?.shared === true
  return {
    answer,
    rules: [answer ? 'D-COVER-3' : shared ? 'D-COVER-5' : 'D-COVER-4', 'D-COVER-13', ...wider(p, from, to)],
  }
}

function howFar(p: Position, fields: Fields, at: string): Reply {
  const from = endOf(p, fields.from, `${at}.from`)
  const to = endOf(p, fields.to, `${at}.to`)
  const spaces = range(p.table, from, to)
  const large = from.spaces.length + to.spaces.length > 2 ? ['D-RANGE-8'] : []
  const into = wider(p, from, to).length > 0 ? ['D-RANGE-7'] : []
  if (spaces === OUT_OF_RANGE) return { answer: null, rules: ['D-RANGE-5'] }
  return { answer: spaces, rules: ['D-RANGE-2', ...large, ...into] }
}

function whereTo(p: Position, fields: Fields, at: string): Reply {
  const figure = figureOf(p, fields.figure, `${at}.figure`)
  const { points } = fields
  if (typeof points !== 'number' || !Number.isInteger(points) || points < 0 || points > MOST_POINTS) {
    return wrong(`${at}.points`, `expected a whole number from 0 to ${MOST_POINTS}, not ${shown(points)}`)
  }
  const { board } = p
  const { kind } = figure
  const large = figure.spaces.length > 1
  const [, y0] = board.xy(figure.spaces[0]!)
  const [, y1] = board.xy(figure.spaces.at(-1)!)
  const turned = large && y1 - y0 + 1 !== kind.high
  const found = reach(
    {
      board,
      doors: p.doors,
      mover: kind,
      others: othersThan(p, figure),
      teleporters: p.teleporters,
      dormant: p.dormant,
      bodies: [...p.figures.values()].filter(one => one.spaces.length > 1).map(one => one.spaces),
    },
    figure.spaces[0]! + (turned ? board.size : 0),
    points,
  )
  // A large figure is named by its upper left space; of the two ways its base can lie there the cheaper one counts.
  const answer: Record<string, number> = {}
  for (let space = 0; space < board.size; space++) {
    const cost = Math.min(found[space]!, found[space + board.size] ?? UNREACHED)
    if (cost !== UNREACHED) answer[board.name(space)] = cost
  }
  const rules = large
    ? ['D-LARGE-2', 'D-LARGE-4', 'D-LARGE-9']
    : kind.flying
      ? ['D-FLY-2', 'D-FLY-7']
      : ['D-MOVE-1', 'D-MOVE-9']
  const doors = board.doors.length > 0 ? ['D-DOOR-2'] : []
  const jumps = kind.marine && p.teleporters.length > 0 ? ['D-TELE-3'] : []
  return { answer, rules: [...rules, ...doors, ...jumps] }
}

function whereOut(p: Position, fields: Fields, at: string): Reply {
  const figure = figureOf(p, fields.figure, `${at}.figure`)
  if (figure.spaces.length > 1) wrong(`${at}.figure`, `a ${figure.kind.name} is large and cannot be displaced`)
  const by =
    typeof fields.by === 'string' && p.figures.has(fields.by)
      ? p.figures.get(fields.by)!.spaces
      : listOf(fields.by, `${at}.by`).map((name, k) => spaceOf(p.board, name, `${at}.by[${k}]`))
  const from = figure.spaces[0]!
  if (!by.includes(from))
    wrong(`${at}.by`, `${shown(figure.id)} stands on ${p.board.name(from)}, which is not among these spaces`)
  const occupied = occupy(othersThan(p), by, LARGE)
  const spaces = displace(p.table, figure.marks, from, occupied, p.teleporters)
  return { answer: spaces.map(space => p.board.name(space)), rules: ['D-LARGE-10', 'D-LARGE-11', 'D-LARGE-14'] }
}

const REPLIES: Record<RefereeQuestion, (p: Position, fields: Fields, at: string) => Reply> = {
  adjacent: whetherAdjacent,
  sight: whetherSeen,
  cover: whetherCovered,
  range: howFar,
  reach: whereTo,
  displace: whereOut,
}

export function answer(position: Position): RefereeAnswer[] {
  return position.ask.map(({ field, fields }) => {
    const q = fields.q as RefereeQuestion
    if (!QUESTIONS.includes(q)) wrong(`${field}.q`, `${shown(q)} is none of ${QUESTIONS.join(', ')}`)
    return { q, ...REPLIES[q](position, fields, field) }
  })
}
