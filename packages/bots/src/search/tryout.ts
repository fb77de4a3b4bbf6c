import {
  type Choice,
  fastRandom,
  type Game,
  key,
  nextUint32,
  type RandomState,
  type Seat,
  type State,
} from '@redoubt/kernel'
import type { Pace } from './pace.ts'

/** A way to go on from here: it decides for the seat that asks until its task is done. */
export interface Way<S extends State> {
  name: string
  /** A player for one imagined world; what it remembers dies with it. */
  player(): (state: S) => Choice | string
}

export interface TryOut<S extends State> {
  game: Pick<Game<S>, 'hurry' | 'copy'>
  seat: Seat
  ways: readonly Way<S>[]
  /** Says when a way has done its task; from then on `others` decide for everybody, as they do for the other seats. */
  done(from: S): (state: S) => boolean
  others(): (state: S) => Choice | string
  /** When a playout may stop and be judged. */
  quiet(from: S): (state: S) => boolean
  /** How well the seat stands: 0 is lost, 1 is won. */
  evaluate(state: S): number
  /**
   * Whose luck is at stake. Whenever that changes, chance goes on the same for every way in this world, so that ways differ
   * by what they do and not by the dice of others.
   */
  luck?(state: S): string
  /** Look first at what each way has done when its task is done, and race only so many that look best then. */
  glance?: number
}

interface Tried {
  name: string
  value: number
  worlds: number
}

/** How a way did in the worlds that it saw: plain data, so that several threads can put theirs together. */
export interface Run {
  name: string
  worths: number[]
  /** How much better than the favourite in each of these worlds. */
  gains: number[]
}

export interface TryOutResult {
  /** Of every way, the favourite's first. */
  runs: Run[]
  /** The best first; nothing if there was no time. */
  tried: Tried[]
  iterations: number
  perSecond: number
}

export interface TryOutTerms {
  /** Stop after so many playouts, whatever the time: the same seed then finds the same. */
  iterations?: number
  /** How sure a way must be to be better than the first, in standard deviations. */
  doubt: number
  /** Worlds that every way sees before the worse ones drop out. */
  round: number
}

const LONGEST = 400
/** Enough for any decision; ends a search for which no time passes. */
const MOST = 20_000
/** A way drops out when it is worse than another one by so many standard deviations of both. */
const HOPELESS = 1
/** Nothing more is tried when the best is known so surely. */
const SURE = 2.5
/** What playouts of one way differ by from those of another before anything is known, and how many worlds that counts for. */
const PRIOR = { deviation: 0.12, worlds: 3 }

interface Runner<S extends State> {
  way: Way<S>
  run: Run
}

/**
 * Tries ways of going on in the same imagined worlds: each plays its task to the end, then everybody plays on until it is
 * quiet. A race: whatever is hopeless drops out, at the latest the worse half after every round of worlds. The first way,
 * the favourite, stays, for the others are measured by it; it is given up only for one that is better beyond doubt.
 */
export async function tryOut<S extends State>(
  what: TryOut<S>,
  imagine: (random: RandomState) => S,
  random: RandomState,
  pace: Pace,
  terms: TryOutTerms,
): Promise<TryOutResult> {
  const all: Runner<S>[] = what.ways.map(way => ({ way, run: { name: way.name, worths: [], gains: [] } }))
  const most = terms.iterations ?? MOST
  let left = what.glance === undefined ? all : await promising(what, all, imagine, random, pace)
  let iterations = 0
  for (let worlds = 1; left.length > 1 && iterations < most && !pace.over(); worlds++) {
    const world = worldOf(imagine, random)
    let mark: number | null = null
    for (const { way, run } of left) {
      if (iterations >= most || pace.over()) break
      const worth = await playOut(what, world, way, pace)
      if (worth === null) break
      mark ??= worth // the favourite is the first
      run.worths.push(worth)
      run.gains.push(worth - mark)
      iterations++
    }
    if (worlds === ALIKE)
      left = left.filter(({ run }, n) => !left.slice(0, n).some(other => haveSameWorths(run, other.run)))
    if (worlds >= terms.round) left = race(left, worlds % terms.round === 0)
  }
  const runs = all.map(({ run }) => run)
  return { runs, tried: ranked(runs, terms), iterations, perSecond: (1000 * iterations) / Math.max(1, pace.spent()) }
}

/** What several have found out about the same ways, each in worlds of its own. */
export function runsTogether(found: readonly TryOutResult[], terms: TryOutTerms): TryOutResult {
  const runs = found[0]!.runs.map(({ name }, n) => ({
    name,
    worths: found.flatMap(one => one.runs[n]!.worths),
    gains: found.flatMap(one => one.runs[n]!.gains),
  }))
  const sum = (of: (one: TryOutResult) => number) => found.reduce((all, one) => all + of(one), 0)
  return {
    ...{ runs, tried: ranked(runs, terms) },
    ...{ iterations: sum(one => one.iterations), perSecond: sum(one => one.perSecond) },
  }
}

/** The best first; the favourite stays unless another is better beyond doubt. What few worlds say is chance. */
function ranked(runs: readonly Run[], { doubt, round }: TryOutTerms): Tried[] {
  const lead = (run: Run) => (run === runs[0] ? 0 : run.worths.length < round ? -1 : bound(run, -doubt))
  return runs
    .filter(({ worths }) => worths.length > 0)
    .sort((x, y) => lead(y) - lead(x))
    .map(({ name, worths }) => ({ name, value: mean(worths), worlds: worths.length }))
}

/** Worlds that a glance takes. */
const GLANCES = 2

/** The favourite, and the ways that look best as soon as they are done; those that do the same are one. */
async function promising<S extends State>(
  what: TryOut<S>,
  all: readonly Runner<S>[],
  imagine: (random: RandomState) => S,
  random: RandomState,
  pace: Pace,
): Promise<Runner<S>[]> {
  const looks = all.map(one => ({ one, worths: [] as number[] }))
  for (let n = 0; n < GLANCES; n++) {
    const world = worldOf(imagine, random)
    for (const { one, worths } of looks) {
      const worth = await playOut(what, world, one.way, pace, true)
      if (worth === null) return [...all]
      worths.push(worth)
    }
  }
  const [favourite, ...rivals] = looks.filter(
    (look, n) => !looks.slice(0, n).some(other => haveSameWorths(look, other)),
  )
  const best = rivals.sort((x, y) => mean(y.worths) - mean(x.worths)).slice(0, what.glance)
  return [favourite!, ...best].map(({ one }) => one)
}

/** Those that may still turn out to be the best; the favourite is the first. */
function race<S extends State>(left: readonly Runner<S>[], halve: boolean): Runner<S>[] {
  const [favourite, ...rivals] = left as [Runner<S>, ...Runner<S>[]]
  const bar = Math.max(0, ...rivals.map(({ run }) => bound(run, -HOPELESS)))
  const hopeful = rivals
    .filter(({ run }) => bound(run, HOPELESS) > bar && bound(run, SURE) > 0)
    .sort((x, y) => mean(y.run.gains) - mean(x.run.gains))
  const some = halve ? hopeful.slice(0, Math.ceil(rivals.length / 2)) : hopeful
  // Nobody else is left, and there is no doubt: that is enough.
  if (some.length === 1 && bound(some[0]!.run, -SURE) > 0) return some
  return [favourite, ...some]
}

/** How much better than the favourite, so many standard deviations off. */
const bound = ({ gains }: Run, deviations: number): number => mean(gains) + deviations * deviation(gains)

/** Ways that came to the very same in so many worlds do the same under other names. */
const ALIKE = 2
const haveSameWorths = (one: { worths: readonly number[] }, other: { worths: readonly number[] }): boolean =>
  one.worths.length > 0 && one.worths.every((worth, n) => worth === other.worths[n])

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length)

/** Of the mean. */
function deviation(list: readonly number[]): number {
  if (list.length === 0) return 1
  const middle = mean(list)
  const squares = list.reduce((sum, x) => sum + (x - middle) ** 2, PRIOR.worlds * PRIOR.deviation ** 2)
  return Math.sqrt(squares / (list.length - 1 + PRIOR.worlds) / list.length)
}

/** A moment of a world while some way is at its task, by what was decided until then: whoever comes to it again need not play on. */
interface Spot {
  /** What somebody else decided here. */
  answer: Choice | string | null
  /** What followed, by what was decided. */
  next: Map<string, Spot>
  /** What came of it in the end, if the task is done here. */
  worth: number | null
}

interface World<S> {
  seed: number
  state: S
  start: Spot
}

const spot = (): Spot => ({ answer: null, next: new Map(), worth: null })

function worldOf<S>(imagine: (random: RandomState) => S, random: RandomState): World<S> {
  const seed = nextUint32(random)
  return { seed, state: imagine(fastRandom(seed)), start: spot() }
}

/** What became of it; null if there was no time to see. A glance judges as soon as the task is done. */
async function playOut<S extends State>(
  what: TryOut<S>,
  world: World<S>,
  way: Way<S>,
  pace: Pace,
  glance = false,
): Promise<number | null> {
  const { game, seat } = what
  const state = game.copy(world.state)
  const done = what.done(state)
  const quiet = what.quiet(state)
  const player = way.player()
  const others = what.others()
  let here = world.start
  let luck = ''
  let busy = true
  for (let n = 0; n < LONGEST && !state.outcome && !(n > 0 && quiet(state)); n++) {
    if (pace.over()) return null
    const rest = pace.rest()
    if (rest) await rest
    if (busy && n > 0 && done(state)) {
      if (here.worth !== null) return here.worth
      if (glance) break
      busy = false
    }
    if (what.luck) {
      const next = what.luck(state)
      if (next !== luck) state.random = fastRandom(`${world.seed} ${(luck = next)}`)
    }
    if (!busy) {
      game.hurry(state, others(state))
      continue
    }
    const choice = state.decision!.seat === seat ? player(state) : (here.answer ??= others(state))
    here = after(here, choice)
    game.hurry(state, choice)
  }
  return (here.worth = what.evaluate(state))
}

function after({ next }: Spot, choice: Choice | string): Spot {
  const name = typeof choice === 'string' ? choice : key(choice)
  let found = next.get(name)
  if (!found) next.set(name, (found = spot()))
  return found
}
