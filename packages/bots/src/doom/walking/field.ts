import { type Board, bases, type Mover } from '@redoubt/doom'
import type { Situation } from '../reading/situation.ts'

/** Movement points from every place to the nearest goal, other figures left aside. */
export type Field = Uint16Array
export const NOWHERE = 999

/** Fields by board and by all that they depend on: the same few goals are asked for again and again. */
const known = new WeakMap<Board, Map<string, Field>>()
const MOST_KNOWN = 1000

/** `opens`: the mover may open doors on its way. Nobody changes what is given: it is handed out again. */
export function field(s: Situation, mover: Mover, opens: boolean, goals: readonly number[]): Field {
  let map = known.get(s.board)
  if (!map) known.set(s.board, (map = new Map()))
  const kind = mover.flying ? 0 : mover.wide * 10 + mover.high
  // A letter for every number: that is made faster than a text that spells them.
  const key = String.fromCharCode(s.doors & 0xffff, s.doors >> 16, kind, opens ? 1 : 0, ...goals)
  let far = map.get(key)
  if (!far) {
    if (map.size >= MOST_KNOWN) map.clear()
    map.set(key, (far = flood(s, mover, opens, goals)))
  }
  return far
}

function flood(s: Situation, mover: Mover, opens: boolean, goals: readonly number[]): Field {
  const { board } = s
  const table = opens ? board.table(2 ** board.doors.length - 1) : s.table
  const large = mover.wide * mover.high > 1
  const base = large ? bases(table, mover.wide, mover.high) : null
  const graph = base ? base.moves : mover.flying ? table.fly : table.walk
  const size = graph.start.length - 1
  const far: Field = new Uint16Array(size).fill(NOWHERE)
  const waves: number[][] = [[]]
  const enter = (place: number, cost: number) => {
    if (cost >= far[place]!) return
    far[place] = cost
    const wave = (waves[cost] ??= [])
    wave.push(place)
  }
  if (base) {
    base.spaces.forEach((covered, place) => {
      if (covered?.some(space => goals.includes(space))) enter(place, 0)
    })
  } else for (const goal of goals) enter(goal, 0)
  const rough = large || mover.flying ? null : board.rough
  for (let cost = 0; cost < waves.length; cost++) {
    const wave = waves[cost]
    if (!wave) continue
    for (let k = 0; k < wave.length; k++) {
      const place = wave[k]!
      if (far[place] !== cost) continue
      const price = cost + 1 + (rough ? rough[place]! : 0)
      for (let e = graph.start[place]!, end = graph.start[place + 1]!; e < end; e++) {
        const next = graph.to[e]!
        enter(next, opens && !large ? price + opening(s, place, next) : price)
      }
    }
  }
  return far
}

/** What a closed door between two neighbours costs: a point, and a step if it does not stand beside both. */
function opening(s: Situation, a: number, b: number): number {
  const { doorsAt } = s.board
  if (((doorsAt[a]! | doorsAt[b]!) & ~s.doors) === 0) return 0
  const { start, to } = s.table.walk
  for (let e = start[a]!, end = start[a + 1]!; e < end; e++) if (to[e] === b) return 0
  return (doorsAt[a]! & doorsAt[b]! & ~s.doors) !== 0 ? 1 : 2
}
