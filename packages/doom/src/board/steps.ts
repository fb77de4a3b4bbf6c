import { isTurned, type Place } from './base.ts'
import { activeOf, coveredBy, dormantOf, enemyMarks, isLarge, type Situation, stepsOf, teleportersOf } from './mover.ts'
import { DEMON } from './occupancy.ts'
import type { Move } from './reach.ts'
import { mayEnd, mayStand, search } from './search.ts'

/** OP-3: do the points suffice to go on from here to a place where the figure may stand? */
function canGoOn(s: Situation, doors: number, place: Place, points: number): boolean {
  return search(doors === s.doors ? s : { ...s, doors }, place, points, true).rest >= 0
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
  const enemies = enemyMarks(mover)
  const paysRough = !large && !mover.flying
  const teleporters = teleportersOf(s)
  const afterJump = s.oneJump ? { ...s, teleporters: [], dormant: [] } : s
  for (let e = start[from]!, end = start[from + 1]!; e < end; e++) {
    const next = to[e]!
    if (large) {
      if (!mayEnd(table, mover, others, next, activeOf(s)) && !canGoOn(s, s.doors, next, points - 1)) continue
      moves.push({ do: isTurned(board, next) === isTurned(board, from) ? 'step' : 'turn', to: next, cost: 1 })
      continue
    }
    const marks = others[next]!
    const cost = 1 + (paysRough ? board.rough[next]! : 0) + ((marks & enemies) !== 0 ? 1 : 0)
    if (cost > points) continue
    if (mayStand(marks, mover.marine) || canGoOn(s, s.doors, next, points - cost))
      moves.push({ do: 'step', to: next, cost })
  }
  if (teleporters.length > 0 && (teleporters.includes(from) || dormantOf(s).includes(from))) {
    for (const next of teleporters) {
      const cost = 1 + (board.rulings['OP-45'] === 'extra' ? board.rough[next]! : 0)
      if (next === from || cost > points) continue
      const free = others[next] === 0 || (others[next]! & DEMON) !== 0 // D-TELEFRAG-1
      if (free || canGoOn(afterJump, s.doors, next, points - cost)) moves.push({ do: 'teleport', to: next, cost })
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
