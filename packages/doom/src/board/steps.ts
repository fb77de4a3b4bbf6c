import { isTurned, type Place } from './base.ts'
import { displace } from './displace.ts'
import { activeOf, coveredBy, dormantOf, enemyMarks, isLarge, type Situation, stepsOf, teleportersOf } from './mover.ts'
import { DEMON, MARINE, STEADFAST } from './occupancy.ts'
import type { Move } from './reach.ts'
import { mayEnd, mayStand, search } from './search.ts'

/** What a step of a small figure costs (D-MOVE-2 to 4, OP-42). */
function stepCost({ board, mover, others }: Situation, next: number): number {
  return 1 + (mover.flying ? 0 : board.rough[next]!) + ((others[next]! & enemyMarks(mover)) !== 0 ? 1 : 0)
}

/** Is a single step enough for that? Nearly always it is, and then nobody has to search. */
function canStepOn(s: Situation, doors: number, place: Place, points: number): boolean {
  if (isLarge(s.mover)) return false
  const { start, to } = stepsOf(s.board.table(doors), s.mover)
  for (let e = start[place]!, end = start[place + 1]!; e < end; e++)
    if (mayStand(s.others[to[e]!]!, s.mover.marine) && stepCost(s, to[e]!) <= points) return true
  return false
}

/** OP-3: do the points suffice to go on from here to a place where the figure may stand? */
function canGoOn(s: Situation, doors: number, place: Place, points: number): boolean {
  if (canStepOn(s, doors, place, points)) return true
  return search(doors === s.doors ? s : { ...s, doors }, place, points, true).rest >= 0
}

/** Does a marine who arrives here find a place: kills who stands there, or is placed beside a demon that survives (D-TELEFRAG-1)? */
function mayArrive({ board, doors, others }: Situation, space: number, teleporters: readonly number[]): boolean {
  const marks = others[space]!
  if ((marks & STEADFAST) === 0) return marks === 0 || (marks & DEMON) !== 0
  return displace(board.table(doors), MARINE, space, others, teleporters).length > 0
}

/**
 * Every legal way to spend movement points in the next instant: steps in eight directions or shifts and turns of a base
 * (D-MOVE-1, D-LARGE-2, 5), teleporting (D-TELE-3), opening a door (D-DOOR-2). A step into an occupied space is listed only if
 * the points left lead out of it again (D-MOVE-9, OP-3).
 */
export function steps(s: Situation, from: Place, points: number): Move[] {
  const moves: Move[] = []
  if (points < 1) return moves
  const { board, mover, others } = s
  const table = board.table(s.doors)
  const large = isLarge(mover)
  const { start, to } = stepsOf(table, mover)
  const teleporters = teleportersOf(s)
  const afterJump = s.oneJump ? { ...s, teleporters: [], dormant: [] } : s
  for (let e = start[from]!, end = start[from + 1]!; e < end; e++) {
    const next = to[e]!
    if (large) {
      if (!mayEnd(table, mover, others, next, activeOf(s)) && !canGoOn(s, s.doors, next, points - 1)) continue
      moves.push({ do: isTurned(board, next) === isTurned(board, from) ? 'step' : 'turn', to: next, cost: 1 })
      continue
    }
    const cost = stepCost(s, next)
    if (cost > points) continue
    if (mayStand(others[next]!, mover.marine) || canGoOn(s, s.doors, next, points - cost))
      moves.push({ do: 'step', to: next, cost })
  }
  if (teleporters.length > 0 && (teleporters.includes(from) || dormantOf(s).includes(from))) {
    for (const next of teleporters) {
      const cost = 1 + (board.rulings['OP-45'] === 'extra' ? board.rough[next]! : 0)
      if (next === from || cost > points) continue
      if (mayArrive(s, next, teleporters) || canGoOn(afterJump, s.doors, next, points - cost))
        moves.push({ do: 'teleport', to: next, cost })
    }
  }
  if (s.opens !== false) {
    let closed = 0
    if (large) for (const space of coveredBy(table, mover, from)) closed |= board.doorsAt[space]!
    else closed = board.doorsAt[from]!
    closed &= ~s.doors
    for (let d = 0; closed !== 0; d++, closed >>= 1) {
      if ((closed & 1) === 0) continue
      const rests = mayEnd(table, mover, others, from, activeOf(s))
      if (rests || canGoOn(s, s.doors | (1 << d), from, points - 1)) moves.push({ do: 'open', door: d, cost: 1 })
    }
  }
  return moves
}
