import { type Board, bases, type Mover } from '@redoubt/doom'
import type { Situation } from './situation.ts'

/** Movement points from every place to the nearest goal, other figures left aside. */
export type Field = Uint16Array
export const NOWHERE = 999

interface Kept {
  board: Board
  doors: number
  mover: Mover
  opens: boolean
  goals: readonly number[]
  far: Field
}

/** The last few: the demons of a kind, and one demon step after step, ask for the same goals. */
const kept: Kept[] = []
const MOST_KEPT = 16
let oldest = 0

/** `opens`: the mover may open doors on its way. Nobody changes what is given: it is handed out again. */
export function field(s: Situation, mover: Mover, opens: boolean, goals: readonly number[]): Field {
  const { board, doors } = s
  for (const one of kept)
    if (
      one.board === board &&
      one.doors === doors &&
      one.opens === opens &&
      alike(one.mover, mover) &&
      sameGoals(one.goals, goals)
    )
      return one.far
  const far = flood(s, mover, opens, goals)
  kept[oldest] = { board, doors, mover, opens, goals: goals.slice(), far }
  oldest = (oldest + 1) % MOST_KEPT
  return far
}

const alike = (a: Mover, b: Mover): boolean => a.flying === b.flying && a.wide === b.wide && a.high === b.high

function sameGoals(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
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
