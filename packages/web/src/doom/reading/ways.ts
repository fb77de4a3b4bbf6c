import {
  BARRED,
  BLOCKING,
  coveredBy,
  type DoomOption,
  type DoomVerb,
  type DoomView,
  IMPASSABLE,
  isLarge,
  type Move,
  occupy,
  offer,
  type Place,
  path,
  reach,
  type Situation,
  STAGGERED,
  UNREACHED,
} from '@redoubt/doom'
import { key } from '@redoubt/kernel'
import { figureById, occupancyOf, openDoors, spacesOf } from './figures.ts'
import type { Ground } from './ground.ts'

const MOVES: readonly DoomVerb[] = ['step', 'turn', 'teleport', 'open']

/** Everywhere the figure that may move now can end, by the engine's own search. */
export interface Ways {
  figure: string
  points: number
  large: boolean
  /** The base stands turned by 90° now. */
  turned: boolean
  /** The spaces it stands on. */
  from: readonly number[]
  /** Cheapest cost per place where it may end. */
  cost(place: Place): number
  places: readonly Place[]
  covered(place: Place): readonly number[]
  isTurned(place: Place): boolean
  /** The doors that are open once it is there, as a mask. */
  doors(place: Place): number
  /** The keys that lead to a place, and the spaces on the way. */
  way(place: Place): Way | null
}

/** What the engine would be asked, from what the seat can see. */
export function situationOf(ground: Ground, view: DoomView): Situation | null {
  const { moving } = view
  const figure = figureById(view, moving?.figure)
  if (!moving || !figure || figure.at.length === 0) return null
  const { board } = ground
  const others = occupancyOf(ground, view, figure.id)
  for (const f of view.figures) if (moving.glory.includes(f.id)) occupy(others, spacesOf(ground, f), STAGGERED)
  if (moving.lands)
    for (let space = 0; space < board.size; space++)
      if (board.terrain[space] === BLOCKING || board.terrain[space] === IMPASSABLE) others[space]! |= BARRED
  const at = (active: boolean) => view.teleporters.filter(t => t.active === active).map(t => board.at(t.at))
  const large = isLarge(moving.mover)
  return {
    board,
    doors: openDoors(view),
    mover: moving.mover,
    others,
    teleporters: moving.teleports || large ? at(true) : [],
    dormant: moving.teleports ? at(false) : [],
    ...(moving.oneJump ? { oneJump: true } : {}),
    opens: moving.opens,
    bodies: view.figures.filter(f => f.at.length > 1 && f !== figure).map(f => spacesOf(ground, f)),
  }
}

/** All that a walk needs of a decision. */
interface Offered {
  readonly options?: ReadonlyArray<Pick<DoomOption, 'key' | 'do'>>
}

export function waysOf(ground: Ground, view: DoomView, decision: Offered | null): Ways | null {
  const offered = (decision?.options ?? []).filter(option => MOVES.includes(option.do)).map(option => option.key)
  const situation = offered.length > 0 ? situationOf(ground, view) : null
  if (!situation) return null
  const { board, mover } = situation
  const figure = figureById(view, view.moving!.figure)!
  const from = spacesOf(ground, figure)
  const open = board.table((1 << board.doors.length) - 1)
  const covered = (place: Place) => coveredBy(open, mover, place)
  const same = (place: Place) => covered(place).length === from.length && covered(place).every((s, k) => s === from[k])
  const start = from.length === 1 ? from[0]! : same(from[0]!) ? from[0]! : from[0]! + board.size
  const costs = reach(situation, start, figure.mp)
  const closed = situation.opens === false ? costs : reach({ ...situation, opens: false }, start, figure.mp)
  const places: Place[] = []
  costs.forEach((cost, place) => {
    if (cost !== UNREACHED && cost > 0) places.push(place)
  })
  const anchor = (place: Place) => (place < board.size ? place : place - board.size)
  const keyOf = (move: Move) =>
    move.do === 'open'
      ? key(offer.open(board.doors[move.door]!.id, move))
      : key(offer.walk(move.do, board.name(anchor(move.to)), { cost: move.cost, place: move.to }))
  return {
    figure: figure.id,
    points: figure.mp,
    large: isLarge(mover),
    turned: start >= board.size,
    from,
    cost: place => costs[place]!,
    places,
    covered,
    isTurned: place => place >= board.size,
    doors(place) {
      // A path costs a search: only where one has to open something.
      const moves = closed[place] === costs[place] ? null : path(situation, start, place, figure.mp)
      return (moves ?? []).reduce(
        (mask, move) => (move.do === 'open' ? mask | (1 << move.door) : mask),
        situation.doors,
      )
    },
    way(place) {
      const moves = path(situation, start, place, figure.mp)
      if (!moves || moves.length === 0) return null
      const keys = moves.map(keyOf)
      // Something this seat cannot see forbids it: then only what is offered counts.
      if (!offered.includes(keys[0]!)) return null
      const spaces = moves.flatMap(move => (move.do === 'open' ? [] : [board.name(anchor(move.to))]))
      return { figure: figure.id, spaces, cost: moves.reduce((sum, move) => sum + move.cost, 0), keys }
    },
  }
}

/** A walk that has been thought of, not made: shown on the board, sent as one path of keys. */
export interface Way {
  figure: string
  /** The spaces entered in order; for a large base the upper left one. */
  spaces: readonly string[]
  cost: number
  keys: readonly string[]
}
