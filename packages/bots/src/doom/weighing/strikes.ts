import { type BoardTable, bases, distance, type Mover, nobody, type Reach, reach, sees, UNREACHED } from '@redoubt/doom'
import type { Situation } from '../reading/situation.ts'

/** 1 for every space that somebody could attack after moving, other figures left aside. */
export type Strikes = Uint8Array

/** Where each kind of figure can strike from each place; it depends on the board and its doors alone. */
const known = new WeakMap<BoardTable, Map<number, Strikes>>()
const MOST_KNOWN = 4000

interface Striker {
  mover: Mover
  place: number
  points: number
  range: number
  /** It may open doors on its way. */
  opens: boolean
}

export function strikes(s: Situation, who: Striker): Strikes {
  let map = known.get(s.table)
  if (!map) known.set(s.table, (map = new Map()))
  const { wide, high, flying, marine } = who.mover
  const kind = (((wide * 8 + high) * 2 + (flying ? 1 : 0)) * 2 + (marine ? 1 : 0)) * 2 + (who.opens ? 1 : 0)
  const key = ((kind * 256 + who.points) * 256 + who.range) * 4096 + who.place
  let found = map.get(key)
  if (!found) {
    if (map.size >= MOST_KNOWN) map.clear()
    map.set(key, (found = worked(s, who)))
  }
  return found
}

function worked(s: Situation, { mover, place, points, range, opens }: Striker): Strikes {
  const { board, table } = s
  const cost: Reach = reach({ board, doors: s.doors, mover, others: nobody(board.size), opens }, place, points)
  const open = board.table(2 ** board.doors.length - 1)
  const here = table.area[place % board.size]
  const hit: Strikes = new Uint8Array(board.size)
  for (let to = 0; to < cost.length; to++) {
    if (cost[to] === UNREACHED) continue
    // Behind a door that it had to open the doors count as open.
    const sight = table.area[to % board.size] === here ? table : open
    const from = mover.wide * mover.high === 1 ? [to] : (bases(sight, mover.wide, mover.high).spaces[to] ?? [])
    for (const a of from)
      for (let b = 0; b < hit.length; b++)
        if (hit[b] === 0 && distance(sight, a, b) <= range && sees(sight, a, b)) hit[b] = 1
  }
  return hit
}
