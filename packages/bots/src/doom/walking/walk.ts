import {
  BARRED,
  bases,
  DEMON,
  type DoomOption,
  type DoomVerb,
  FLYER,
  FLYING,
  LARGE,
  largeMover,
  MARINE,
  MARINE_MOVER,
  type Move,
  type Mover,
  type Situation as MoveSituation,
  nobody,
  occupy,
  path,
  type Reach,
  reach,
  STAGGERED,
  TERRAINS,
  WALKER,
} from '@redoubt/doom'
import { natureOf } from '../reading/demons.ts'
import type { Piece, Situation } from '../reading/situation.ts'

const IMPASSABLE = TERRAINS.indexOf('impassable') + 1

export function moverOf(s: Situation, piece: Pick<Piece, 'demon' | 'kind'>): Mover {
  if (!piece.demon) return MARINE_MOVER
  const [wide, high] = s.content.demons[piece.kind]!.base
  if (wide * high > 1) return largeMover(wide, high)
  return natureOf(s.content, piece.kind).flies ? FLYER : WALKER
}

export function placeOf(s: Situation, piece: Piece): number {
  const anchor = piece.spaces[0]!
  if (piece.spaces.length === 1) return anchor
  const { wide, high } = moverOf(s, piece)
  const upright = bases(s.table, wide, high).spaces[anchor]
  return upright?.every((space, k) => space === piece.spaces[k]) ? anchor : anchor + s.board.size
}

/** The spaces covered in a place, also where the base fits only once a door on the way is open. */
export function spacesAt(s: Situation, mover: Mover, place: number): readonly number[] {
  const { wide, high } = mover
  if (wide * high === 1) return [place]
  return bases(s.table, wide, high).spaces[place] ?? bases(allOpen(s), wide, high).spaces[place]!
}

/** The board with every door open. */
const allOpen = (s: Situation) => s.board.table(2 ** s.board.doors.length - 1)

/** Who stands where, without one piece. */
export function others(s: Situation, without: Piece | null) {
  const marks = nobody(s.board.size)
  for (const p of s.pieces) {
    if (p === without) continue
    let mark = p.demon ? DEMON : MARINE
    if (p.spaces.length > 1) mark |= LARGE
    else if (p.demon && s.content.demons[p.kind]!.flying) mark |= FLYING
    if (p.staggered && without && !without.demon) mark |= STAGGERED
    occupy(marks, p.spaces, mark)
  }
  return marks
}

export interface Walk {
  ground: MoveSituation
  from: number
  points: number
  mover: Mover
  /** Cheapest cost per place where it may end. */
  cost: Reach
  /** The same from other places, as far as anybody asked. */
  known: Map<number, Reach>
}

/** Where it can go from a place with so many points. Plans ask for the same again and again. */
export function reached(w: Walk, from: number, points: number): Reach {
  if (from === w.from && points <= w.points) return w.cost // what is beyond the points is no nearer
  const name = from * 256 + points
  let cost = w.known.get(name)
  if (!cost) w.known.set(name, (cost = reach(w.ground, from, points)))
  return cost
}

interface Manner {
  opens: boolean
  /** May it use teleporters? */
  jumps?: boolean
}

/** Where a piece can go with so many points. */
export function walk(s: Situation, piece: Piece, points: number, { opens, jumps = true }: Manner): Walk {
  const mover = moverOf(s, piece)
  const marks = others(s, piece)
  // Who must land cannot end where nobody could stand.
  if (piece.demon && natureOf(s.content, piece.kind).lands)
    for (let space = 0; space < s.board.size; space++)
      if (s.board.terrain[space]! >= IMPASSABLE) marks[space]! |= BARRED
  const pads = s.view.teleporters.map(t => ({ at: s.board.at(t.at), active: t.active }))
  const ground: MoveSituation = {
    board: s.board,
    doors: s.doors,
    mover,
    others: marks,
    teleporters: jumps ? pads.filter(t => t.active).map(t => t.at) : [],
    dormant: jumps && mover.marine ? pads.filter(t => !t.active).map(t => t.at) : [],
    oneJump:
      pads.length > 0 && s.orders.oneJump && s.view.moving?.figure === piece.id && s.view.moving.oneJump === true,
    opens,
  }
  const from = placeOf(s, piece)
  return { ground, from, points, mover, cost: reach(ground, from, points), known: new Map() }
}

/** The same walk with so many points. */
export function withPoints(w: Walk, points: number): Walk {
  return points <= w.points ? { ...w, points } : { ...w, points, cost: reached(w, w.from, points) }
}

/** The moves that follow a pick, and what was meant to be done at the end of the way. */
export interface Errand {
  way: readonly Move[]
  then?: DoomVerb | undefined
}

/** What was picked last, and where it leads to. */
const latest: { pick: DoomOption | null; errand: () => Errand | null } = { pick: null, errand: () => null }

/** The errand that was just begun with this pick, for whoever need not think about every step anew. */
export const errandOf = (pick: DoomOption): Errand | null => (pick === latest.pick ? latest.errand() : null)

/** A cheapest way to a place: nobody need look any farther than that. */
const wayTo = (w: Walk, place: number, points: number) =>
  path(w.ground, w.from, place, Math.min(points, w.cost[place]!))

/** Somebody picked this in order to go to a place and do something there. Good until anything changes. */
export function intends(pick: DoomOption, w: Walk, place: number, points: number, then: DoomVerb): void {
  latest.pick = pick
  latest.errand = () => {
    const way = wayTo(w, place, points)
    return way && { way, then }
  }
}

/** The offered choice that is the first move on the way to a place, if the way is really open. */
export function towards(
  w: Walk,
  place: number,
  options: readonly DoomOption[],
  then?: DoomVerb,
): DoomOption | undefined {
  const way = wayTo(w, place, w.points)
  const first = way?.[0]
  if (!way || !first) return undefined
  const move =
    first.do === 'open'
      ? options.find(o => o.do === 'open' && o.door === first.door)
      : options.find(o => o.do === first.do && o.place === first.to)
  latest.pick = move ?? null
  latest.errand = () => ({ way: way.slice(1), then })
  return move
}
