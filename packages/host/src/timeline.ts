import {
  type AnyGame,
  BadSave,
  clone,
  commitment,
  current,
  type Event,
  hash,
  IllegalChoice,
  type Mark,
  mark,
  type Save,
  type State,
} from '@redoubt/kernel'

/**
 * One line of play with the positions needed to go back over it. A position, once reached, is never changed: the next
 * one is made from a copy. So a rules exception costs nothing, and forks share their past.
 */
export interface Timeline {
  readonly game: AnyGame
  readonly options: unknown
  readonly seed: string
  state: State
  readonly keys: string[]
  /** `marks[n]` is about the position after n decisions. */
  readonly marks: Mark[]
  /** Positions kept along the way, one every so many decisions. */
  readonly snapshots: Map<number, State>
  every: number
}

/** The rules threw. That is a defect of a game, not a mistake of a player; the position is as it was. */
export class RulesFailure extends Error {
  readonly code = 'rules-failure'
  constructor(doing: string, cause: unknown) {
    super(`The rules failed at ${doing}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'RulesFailure'
  }
}

/** A long match keeps as many positions as a short one, further apart. */
const MOST_SNAPSHOTS = 32
const SNAPSHOT_EVERY = 16

export function begin(game: AnyGame, options: unknown, seed: string, out?: Event[]): Timeline {
  const state = game.create(options, seed, out)
  const snapshots = new Map([[0, state]])
  return { game, options, seed, state, keys: [], marks: [mark(state, null)], snapshots, every: SNAPSHOT_EVERY }
}

/** The position after one more decision, without going there. Throws IllegalChoice or RulesFailure. */
export function peek(t: Timeline, key: string, out?: Event[]): State {
  const next = clone(t.state)
  try {
    t.game.choose(next, key, out)
  } catch (error) {
    if (error instanceof IllegalChoice) throw error
    throw new RulesFailure(`"${key}"`, error)
  }
  return next
}

/** Goes to a position that `peek` has shown. */
export function adopt(t: Timeline, key: string, next: State): void {
  const by = t.state.decision!.seat
  t.state = next
  t.keys.push(key)
  t.marks.push(mark(next, by))
  if (t.keys.length % t.every === 0) t.snapshots.set(t.keys.length, next)
  if (t.snapshots.size > MOST_SNAPSHOTS) {
    t.every *= 2
    for (const at of t.snapshots.keys()) if (at % t.every !== 0) t.snapshots.delete(at)
  }
}

export function advance(t: Timeline, key: string, out?: Event[]): void {
  adopt(t, key, peek(t, key, out))
}

/** The position after the first n decisions. Not to be changed. */
export function stateAt(t: Timeline, n: number): State {
  if (n === t.keys.length) return t.state
  let from = n - (n % t.every)
  while (!t.snapshots.has(from)) from -= t.every
  const known = t.snapshots.get(from)!
  if (from === n) return known
  const state = clone(known)
  for (let i = from; i < n; i++) t.game.choose(state, t.keys[i]!)
  return state
}

/** Takes back all but the first n decisions. */
export function backTo(t: Timeline, n: number, state = stateAt(t, n)): void {
  t.state = state
  t.keys.length = n
  t.marks.length = n + 1
  for (const at of t.snapshots.keys()) if (at > n) t.snapshots.delete(at)
}

/** The same match up to there, going its own way from now on, with the same chance. */
export function fork(t: Timeline, n = t.keys.length): Timeline {
  const state = stateAt(t, n)
  const snapshots = new Map([...t.snapshots].filter(([at]) => at <= n))
  return { ...t, state, keys: t.keys.slice(0, n), marks: t.marks.slice(0, n + 1), snapshots }
}

/** Plays a save again. `heard` is told what happened: at the start (0) and in every decision. */
export function fromSave(game: AnyGame, given: Save, heard?: (n: number, events: Event[]) => void): Timeline {
  const save = checked(game, given)
  const told = (n: number, work: (out?: Event[]) => void) => {
    if (!heard) return work()
    const out: Event[] = []
    work(out)
    heard(n, out)
  }
  let t!: Timeline
  try {
    told(0, out => {
      t = begin(game, save.options, save.seed, out)
    })
  } catch (error) {
    throw new BadSave(`The options of the save are refused: ${text(error)}`)
  }
  save.decisions.forEach((key, i) => {
    try {
      told(i + 1, out => advance(t, key, out))
    } catch (error) {
      throw new BadSave(`Decision ${i + 1} of the save, "${key}", cannot be made: ${text(error)}`)
    }
  })
  return t
}

/** Everything, the seed included: for the owner of the match only, until it is over. */
export function toSave(t: Timeline): Save & { seed: string } {
  const { game, options, seed, keys, state } = t
  return {
    format: 1,
    game: game.id,
    rules: game.rules,
    options,
    commitment: commitment(seed),
    seed,
    decisions: keys.slice(),
    outcome: state.outcome,
    hash: hash(state),
  }
}

/** A save in the current rules that can be played on. Saves come from files and strangers. */
export function checked(game: AnyGame, given: Save): Save & { seed: string } {
  const save = current(game, given)
  if (typeof save.seed !== 'string') throw new BadSave('This save holds no seed, so it cannot be played on.')
  if (save.commitment !== undefined && save.commitment !== commitment(save.seed))
    throw new BadSave('The seed of the save does not match its commitment.')
  return { ...save, seed: save.seed }
}

function text(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
