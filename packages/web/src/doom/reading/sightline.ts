import {
  type BoardTable,
  type CoverWitness,
  coverLines,
  type DoomView,
  type Line,
  OUT_OF_RANGE,
  PANE,
  range,
  sight,
  sightLine,
  type Target,
  WALL,
} from '@redoubt/doom'
import { figureAt, figureById, isDemon, occupancyOf, openDoors, type SeenFigure, spacesOf } from './figures.ts'
import type { Ground } from './ground.ts'

const OBSTACLES = ['wall', 'door', 'block'] as const
type Obstacle = (typeof OBSTACLES)[number]

/** What gives cover: a space of rubble, somebody, or the corner of something solid. */
interface Cause {
  kind: 'rubble' | 'figure' | 'solid'
  space?: string
  figure?: string
}

/** Everything about one line of sight, for drawing it and for saying it. */
export interface Sightline {
  sees: boolean
  /** Spaces counted; null: no chain at all. */
  range: number | null
  cover: boolean
  causes: readonly Cause[]
  line: Line | null
  witness: CoverWitness | null
  /** Where the line between the centres ends, in spaces, and what stops it. */
  blocked: { x: number; y: number; by: Obstacle } | null
}

const targetOf = (ground: Ground, spaces: readonly number[]): Target => ({
  spaces,
  aloft: spaces.some(space => ground.board.group[space] !== -1),
})

/** D-COVER-7, and classes that give cover of their own (Ghost). */
function coverByRule(ground: Ground, view: DoomView, f: SeenFigure, far: number): boolean | null {
  if (f.at.length > 1 || f.stunned || ground.mission?.tutorial?.skip.includes('cover')) return false
  const marine = view.marines.find(m => m.id === f.id)
  for (const ability of marine?.class ? ground.content.abilitiesOf(marine.class) : [])
    for (const effect of ability.effects) {
      if (effect.op !== 'grantCover' || ability.timing !== 'passive') continue
      const near = effect.if?.find(c => c.cond === 'distance')
      if (far >= (near?.cond === 'distance' ? (near.min ?? 0) : 0)) return true
    }
  return null
}

/** From one figure to another, or to a space. */
export function sightlineTo(ground: Ground, view: DoomView, from: SeenFigure, to: SeenFigure | string): Sightline {
  const table = ground.board.table(openDoors(view))
  const toSpaces = typeof to === 'string' ? [ground.board.at(to)] : spacesOf(ground, to)
  const a = targetOf(ground, spacesOf(ground, from))
  const b = targetOf(ground, toSpaces)
  const line = sightLine(table, a, b)
  const far = range(table, { ...a, aloft: true }, { ...b, aloft: true })
  const counted = far === OUT_OF_RANGE ? null : far
  if (!line)
    return {
      sees: false,
      range: counted,
      cover: false,
      causes: [],
      line,
      witness: null,
      blocked: stopOf(ground, table, a, b),
    }
  const occupied = occupancyOf(ground, view)
  const witness = coverLines(table, a, b, occupied)
  const ruled = typeof to === 'string' ? null : coverByRule(ground, view, to, far)
  const cover = ruled ?? (witness !== null && !witness.shared && witness.free.some(free => !free))
  const causes = cover && witness && ruled === null ? causesOf(ground, view, table, witness, a.spaces) : []
  return { sees: true, range: counted, cover, causes, line, witness, blocked: null }
}

function causesOf(
  ground: Ground,
  view: DoomView,
  table: BoardTable,
  witness: CoverWitness,
  own: readonly number[],
): Cause[] {
  const { board } = ground
  const { stride } = board.plan
  const found: Cause[] = []
  const add = (cause: Cause) => {
    if (!found.some(c => c.kind === cause.kind && c.space === cause.space && c.figure === cause.figure))
      found.push(cause)
  }
  witness.lines.forEach((line, i) => {
    if (witness.free[i]) return
    if (!line.clear) {
      add({ kind: 'solid' })
      return
    }
    const dx = (line.end % stride) - (line.start % stride)
    const dy = Math.floor(line.end / stride) - Math.floor(line.start / stride)
    if (dx === 0 || dy === 0) return
    for (const offset of table.segment(dx, dy).cells) {
      const space = board.spaces[line.start + offset]!
      const name = board.name(space)
      const exempt = board.rulings['OP-18'] === 'exempt' && (space === line.a || space === line.b)
      if (board.rough[space] === 1 && !exempt) add({ kind: 'rubble', space: name })
      const figure = figureAt(view, name)
      if (figure && space !== line.a && space !== line.b && !own.includes(space))
        add({ kind: 'figure', space: name, figure: figure.id })
    }
  })
  return found
}

/** What the straight line between the centres meets first. Only for the picture: the rules have settled that there is no sight. */
function stopOf(ground: Ground, table: BoardTable, from: Target, to: Target): Sightline['blocked'] {
  const middle = (spaces: readonly number[]) => {
    const cells = spaces.map(space => ground.cell(space))
    return [0, 1].map(k => cells.reduce((sum, cell) => sum + cell[k as 0]!, 0) / cells.length + 0.5) as [number, number]
  }
  const [ax, ay] = middle(from.spaces)
  const [bx, by] = middle(to.spaces)
  const { stride } = ground.board.plan
  let best: { t: number; edge: number } | null = null
  const meet = (t: number, edge: number) => {
    if (t > 0 && t < 1 && table.solid[edge] === 1 && (!best || t < best.t)) best = { t, edge }
  }
  for (let x = Math.ceil(Math.min(ax, bx)); x <= Math.max(ax, bx); x++) {
    const t = (x - ax) / (bx - ax)
    const y = ay + (by - ay) * t
    meet(t, 2 * (Math.floor(y) * stride + x))
    if (Number.isInteger(y)) meet(t, 2 * ((y - 1) * stride + x))
  }
  for (let y = Math.ceil(Math.min(ay, by)); y <= Math.max(ay, by); y++) {
    const t = (y - ay) / (by - ay)
    const x = ax + (bx - ax) * t
    meet(t, 2 * (y * stride + Math.floor(x)) + 1)
    if (Number.isInteger(x)) meet(t, 2 * (y * stride + x - 1) + 1)
  }
  const stop = best as { t: number; edge: number } | null
  if (!stop) return { x: (ax + bx) / 2, y: (ay + by) / 2, by: 'wall' }
  const kind = table.edges[stop.edge]
  return {
    x: ax + (bx - ax) * stop.t,
    y: ay + (by - ay) * stop.t,
    by: kind === WALL ? 'wall' : kind === PANE ? 'block' : 'door',
  }
}

/** Whom a figure could see and reach with a range. */
export function inSight(ground: Ground, view: DoomView, attacker: string, within: number): string[] {
  const from = figureById(view, attacker)
  if (!from || from.at.length === 0) return []
  return view.figures
    .filter(f => f.at.length > 0 && isDemon(f) !== isDemon(from))
    .filter(f => {
      const { sees, range: far } = sightlineTo(ground, view, from, f)
      return sees && far !== null && far <= within
    })
    .map(f => f.id)
}

/** Could the attack be made from these spaces, with these doors open? With `at`, against this very figure. */
export function canAttackFrom(
  ground: Ground,
  view: DoomView,
  { attacker, range: most }: Strike,
  spaces: readonly number[],
  doors: number,
  at?: string,
) {
  const figure = figureById(view, attacker)
  const table = ground.board.table(doors)
  const from = targetOf(ground, spaces)
  return view.figures.some(f => {
    if (!figure || f.at.length === 0 || isDemon(f) === isDemon(figure)) return false
    if (at !== undefined && f.id !== at) return false
    const to = targetOf(ground, spacesOf(ground, f))
    return sight(table, from, to) && range(table, { ...from, aloft: true }, { ...to, aloft: true }) <= most
  })
}

interface Strike {
  attacker: string
  range: number
}
