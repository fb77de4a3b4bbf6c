import {
  type Choice,
  clone,
  fastRandom,
  type Game,
  type RandomState,
  type Seat,
  type State,
  word,
} from '@redoubt/kernel'
import type { Pace } from './pace.ts'

/** A way to go on from here: it decides for the seat that asks until its task is done. */
export interface Way<S extends State> {
  name: string
  /** A player for one imagined world; what it remembers dies with it. */
  player(): (state: S) => Choice | string
}

export interface TryOut<S extends State> {
  game: Pick<Game<S>, 'choose'>
  seat: Seat
  ways: readonly Way<S>[]
  /** Says when a way has done its task; from then on `others` decide for everybody, as they do for the other seats. */
  done(from: S): (state: S) => boolean
  others(): (state: S) => Choice | string
  /** When a playout may stop and be judged. */
  quiet(from: S): (state: S) => boolean
  /** How well the seat stands: 0 is lost, 1 is won. */
  evaluate(state: S): number
}

export interface Tried {
  name: string
  value: number
  worlds: number
}

export interface TryOutResult {
  /** The best first; nothing if there was no time. */
  tried: Tried[]
  iterations: number
  perSecond: number
}

export interface TryOutTerms {
  /** Stop after so many playouts, whatever the time: the same seed then finds the same. */
  iterations?: number
  /** What the first way is ahead by. */
  favour: number
  /** Worlds that every way sees before the worse half drops out; then again as many. */
  round: number
}

const LONGEST = 400
/** Enough for any decision; ends a search for which no time passes. */
const MOST = 20_000

/**
 * Tries ways of going on in the same imagined worlds: each plays its task to the end, then everybody plays on by rules of
 * thumb until it is quiet. After every round of worlds the worse half of the ways drops out, until two are left.
 */
export async function tryOut<S extends State>(
  what: TryOut<S>,
  imagine: (random: RandomState) => S,
  random: RandomState,
  pace: Pace,
  terms: TryOutTerms,
): Promise<TryOutResult> {
  const all = what.ways.map((way, n) => ({ way, sum: 0, worlds: 0, bonus: n === 0 ? terms.favour : 0 }))
  const value = (one: (typeof all)[number]) => (one.worlds > 0 ? one.sum / one.worlds + one.bonus : -1)
  const most = terms.iterations ?? MOST
  let left = all
  let iterations = 0
  for (let worlds = 1; iterations < most && !pace.over(); worlds++) {
    const world = imagine(fastRandom(word(random)))
    for (const one of left) {
      if (iterations >= most || pace.over()) break
      const worth = await playOut(what, clone(world), one.way, pace)
      if (worth === null) break
      one.sum += worth
      one.worlds++
      iterations++
    }
    if (worlds % terms.round === 0 && left.length > 2) {
      left = [...left].sort((x, y) => value(y) - value(x)).slice(0, Math.max(2, Math.ceil(left.length / 2)))
    }
  }
  const rank = [...left, ...all.filter(one => !left.includes(one))]
  const tried = rank
    .filter(one => one.worlds > 0)
    .map(one => ({ name: one.way.name, value: value(one), worlds: one.worlds }))
  const finalists = tried.slice(0, left.length).sort((x, y) => y.value - x.value)
  return {
    tried: [...finalists, ...tried.slice(left.length)],
    iterations,
    perSecond: (1000 * iterations) / Math.max(1, pace.spent()),
  }
}

/** What became of it; null if there was no time to see. */
async function playOut<S extends State>(what: TryOut<S>, state: S, way: Way<S>, pace: Pace): Promise<number | null> {
  const done = what.done(state)
  const quiet = what.quiet(state)
  const player = way.player()
  const others = what.others()
  let busy = true
  for (let n = 0; n < LONGEST && !state.outcome && !(n > 0 && quiet(state)); n++) {
    if (pace.over()) return null
    const rest = pace.rest()
    if (rest) await rest
    if (busy && n > 0 && done(state)) busy = false
    const own = busy && state.decision!.seat === what.seat
    what.game.choose(state, own ? player(state) : others(state))
  }
  return what.evaluate(state)
}
