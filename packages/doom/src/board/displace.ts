import { bases, type Place } from './base.ts'
import type { BoardTable } from './board.ts'
import type { Mover } from './mover.ts'
import { nearestFree } from './nearest.ts'
import { FLYING, LARGE, MARINE, type Occupancy } from './occupancy.ts'

const NONE: readonly number[] = []

/** Where a small figure with these marks may be displaced to: the nearest spaces, or at least `enough` if there are so many. */
function ways(
  table: BoardTable,
  marks: number,
  from: number,
  occupied: Occupancy,
  jumps: readonly number[],
  enough = 1,
  teleports = table.board.rulings['OP-22'] === 'count',
): number[] {
  const flies = (marks & FLYING) !== 0 && table.board.rulings['OP-46'] === 'flies'
  return nearestFree(
    flies ? table.fly : table.walk,
    from,
    occupied,
    teleports && (marks & MARINE) !== 0 ? jumps : NONE,
    enough,
  )
}

/**
 * D-LARGE-10 to 12: the equally near unoccupied spaces for a small figure that has to make room. `marks` say who it is (MARINE,
 * or DEMON, with FLYING); `occupied` holds everyone, the large figure on top included; `teleporters` are the active ones, which
 * count in any case where nothing else is within reach (OP-47).
 */
export function displace(
  table: BoardTable,
  marks: number,
  from: number,
  occupied: Occupancy,
  teleporters: readonly number[] = NONE,
): number[] {
  const near = ways(table, marks, from, occupied, teleporters)
  return near.length > 0 ? near : ways(table, marks, from, occupied, teleporters, 1, true)
}

/**
 * OP-47: the equally near free places of a large base that may not stay where it is, counted in shifts and turns. Others are
 * passed over but not displaced. `occupied` holds everyone else.
 */
export function displaceBase(table: BoardTable, mover: Mover, from: Place, occupied: Occupancy): Place[] {
  const { spaces, moves } = bases(table, mover.wide, mover.high)
  const taken = Uint8Array.from(spaces, covered => (covered?.every(space => occupied[space] === 0) ? 0 : 1))
  return nearestFree(moves, from, taken, NONE)
}

/** The common case, without a search: enough free spaces right next to a figure. */
function hasRoom(
  table: BoardTable,
  from: number,
  covered: readonly number[],
  others: Occupancy,
  enough: number,
): boolean {
  const { start, to } = table.walk
  let free = 0
  for (let e = start[from]!, end = start[from + 1]!; e < end && free < enough; e++) {
    if (others[to[e]!] === 0 && !covered.includes(to[e]!)) free++
  }
  return free >= enough
}

/**
 * OP-41: can everyone under a base that ends on `covered` be placed, whatever the players choose? Demons go first, then marines
 * (D-LARGE-13), so a figure needs one free space more than there are others who may take one of its own before.
 */
export function canDisplace(
  table: BoardTable,
  covered: readonly number[],
  others: Occupancy,
  teleporters: readonly number[] = NONE,
): boolean {
  const under = covered.filter(space => others[space] !== 0)
  if (under.every(space => hasRoom(table, space, covered, others, under.length))) return true
  const occupied = Uint8Array.from(others)
  for (const space of covered) occupied[space] = LARGE
  const most = under.length
  return under.every(space => {
    const mine = ways(table, others[space]!, space, occupied, teleporters, most)
    if (mine.length >= most) return true
    const marine = (others[space]! & MARINE) !== 0
    const rivals = under.filter(other => {
      if (other === space || (!marine && (others[other]! & MARINE) !== 0)) return false
      return ways(table, others[other]!, other, occupied, teleporters, Infinity).some(one => mine.includes(one))
    })
    return mine.length > rivals.length
  })
}
