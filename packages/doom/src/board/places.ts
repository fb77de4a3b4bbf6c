import { bases, type Place } from './base.ts'
import type { BoardTable } from './board.ts'
import { isLarge, type Mover } from './mover.ts'
import { nearestFree } from './nearest.ts'
import { MARINE, type Occupancy } from './occupancy.ts'
import { BLOCKING, IMPASSABLE } from './plan.ts'

const NONE: readonly number[] = []

/** Steps from a space to every other over the flying adjacency, -1 where there is no way. */
function flightDistances(table: BoardTable, from: number): Int16Array {
  const found = new Int16Array(table.board.size).fill(-1)
  found[from] = 0
  const queue = [from]
  for (const space of queue) {
    for (let e = table.fly.start[space]!; e < table.fly.start[space + 1]!; e++) {
      const next = table.fly.to[e]!
      if (found[next] !== -1) continue
      found[next] = found[space]! + 1
      queue.push(next)
    }
  }
  return found
}

/** D-SUMMON-8, OP-25: the free places of a large base nearest to a space; on it and next to it count as equally near. */
function largePlaces(table: BoardTable, mover: Mover, portal: number, occupied: Occupancy): Place[] {
  const far = flightDistances(table, portal)
  let best = Number.POSITIVE_INFINITY
  let found: Place[] = []
  bases(table, mover.wide, mover.high).spaces.forEach((covered, place) => {
    if (!covered || covered.some(space => occupied[space] !== 0 || far[space]! < 0)) return
    const distance = Math.max(1, Math.min(...covered.map(space => far[space]!)))
    if (distance > best) return
    if (distance < best) found = []
    best = distance
    found.push(place)
  })
  return found
}

/**
 * D-SUMMON-4, 7 to 10: where a demon may be placed from a portal: on it or next to it, else as near as possible; nobody is
 * displaced. Equal places are the invader's choice (OP-35); none at all means the figure is not placed (OP-41).
 */
export function summonPlaces(table: BoardTable, mover: Mover, portal: number, occupied: Occupancy): Place[] {
  if (isLarge(mover)) return largePlaces(table, mover, portal, occupied)
  const graph = mover.flying ? table.fly : table.walk
  const near = [portal, ...graph.to.subarray(graph.start[portal], graph.start[portal + 1])]
  const free = near.filter(space => occupied[space] === 0).sort((a, b) => a - b)
  return free.length > 0 ? free : nearestFree(graph, portal, occupied, NONE)
}

/**
 * D-RESPAWN-2 to 5: where a marine comes back on a teleporter. A demon there dies; another marine keeps the space and the
 * nearest unoccupied ones are offered.
 */
export function respawnPlaces(
  table: BoardTable,
  teleporter: number,
  occupied: Occupancy,
  teleporters: readonly number[] = NONE,
): number[] {
  if ((occupied[teleporter]! & MARINE) === 0) return [teleporter]
  const jumps = table.board.rulings['OP-22'] === 'count' ? teleporters : NONE
  return nearestFree(table.walk, teleporter, occupied, jumps)
}

/** D-OBJECTIVE-5, OP-36: where a token dropped in a space comes to lie: there, else in the nearest spaces without such terrain. */
export function tokenPlaces(table: BoardTable, space: number): number[] {
  const { terrain } = table.board
  if (terrain[space] !== BLOCKING && terrain[space] !== IMPASSABLE) return [space]
  const barred = terrain.map(kind => (kind === BLOCKING || kind === IMPASSABLE ? 1 : 0))
  return nearestFree(table.fly, space, barred, NONE)
}
