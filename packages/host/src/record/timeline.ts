import {
  type AnyGame,
  BadSave,
  commitment,
  current,
  type Event,
  finding,
  hash,
  IllegalChoice,
  type Mark,
  type Milestone,
  mark,
  type Save,
  type Since,
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
  /** Positions kept along the way, one every so many decisions; as text if there is little room. */
  readonly snapshots: Map<number, State | string>
  every: number
  /** So many of them at most. */
  most: number
  /** The first positions of the rounds, the latest with its state. */
  readonly rounds: Milestone[]
  /** Where the line begins if today's rules do not lead there; nothing goes back beyond it. */
  readonly since: Since | null
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
/** For whoever has little room: the latest, that of the latest round, and the one that the line began with; none that the rules make again at once. */
const FEW_SNAPSHOTS = 3
/** Decisions between them, in rounds that are so long. */
const FAR_APART = 256
const UNKNOWN: Mark = { by: null, drawn: -1, reveals: -1 }

export function begin(game: AnyGame, options: unknown, seed: string, out?: Event[]): Timeline {
  const state = game.create(options, seed, out)
  return lineFrom(game, options, seed, [], state, null)
}

/** A line that begins with a kept position. What was decided before it is known; how it came about is not. */
export function beginAt(game: AnyGame, save: Save & { seed: string }, since: Since): Timeline {
  const state: State = game.copy(since.state)
  return lineFrom(game, save.options, save.seed, save.decisions.slice(0, since.at), state, { ...since, state })
}

function lineFrom(
  game: AnyGame,
  options: unknown,
  seed: string,
  keys: string[],
  state: State,
  since: Since | null,
): Timeline {
  const at = keys.length
  const marks = [...keys.map(() => UNKNOWN), mark(state, null)]
  const rounds = [milestone(game, state, at)]
  return {
    game,
    options,
    seed,
    state,
    keys,
    marks,
    snapshots: new Map([[at, state]]),
    every: SNAPSHOT_EVERY,
    most: MOST_SNAPSHOTS,
    rounds,
    since,
  }
}

/** A line that begins with a kept position of today's rules. What was decided before is in the record; `makers` says by whom, the latest last. */
export function beginFrom(
  game: AnyGame,
  options: unknown,
  seed: string,
  state: State,
  makers: readonly (string | null)[],
): Timeline {
  const at = state.seq
  const line = lineFrom(game, options, seed, Array(at).fill(''), game.copy(state), null)
  for (const [n, by] of makers.entries()) {
    const place = at - makers.length + 1 + n
    if (place > 0) line.marks[place] = { ...line.marks[place]!, by }
  }
  return { ...line, most: FEW_SNAPSHOTS }
}

function milestone(game: AnyGame, state: State, at: number): Milestone {
  return { at, round: game.round?.(state) ?? 0, hash: hash(state), state }
}

/** From now on hardly any position is kept along the way: whoever goes back plays it again. */
export function keepFew(t: Timeline): void {
  t.most = FEW_SNAPSHOTS
  t.every = FAR_APART
  for (const round of t.rounds) {
    if (round.state) t.snapshots.set(round.at, round.state)
    delete round.state
  }
  dropOld(t)
  for (const [at, kept] of t.snapshots) t.snapshots.set(at, packed(kept))
}

function dropOld(t: Timeline): void {
  const all = [...t.snapshots.keys()]
  const isWhole = isFromTheStart(t)
  const wanted = [Math.max(...all), t.rounds.at(-1)!.at, isWhole ? -1 : Math.min(...all)]
  for (const at of all) if (!wanted.includes(at) || (isWhole && at === 0)) t.snapshots.delete(at)
}

const packed = (state: State | string): string => (typeof state === 'string' ? state : JSON.stringify(state))
const unpacked = (kept: State | string): State => (typeof kept === 'string' ? JSON.parse(kept) : kept)

/** The milestone that a position is, if a round begins with it. */
export function roundAt(t: Timeline, next: State): Milestone | null {
  const round = t.game.round?.(next) ?? 0
  return round === t.rounds.at(-1)!.round ? null : milestone(t.game, next, t.keys.length + 1)
}

/** How many decisions cannot be gone back over. */
export function firstOf(t: Timeline): number {
  return t.since?.at ?? 0
}

/** The position after one more decision, without going there. Throws IllegalChoice or RulesFailure. */
export function peek(t: Timeline, key: string, out?: Event[]): State {
  const next: State = t.game.copy(t.state)
  try {
    t.game.choose(next, key, out)
  } catch (error) {
    if (error instanceof IllegalChoice) throw error
    throw new RulesFailure(`"${key}"`, error)
  }
  return next
}

/** Goes to a position that `peek` has shown. */
export function adopt(t: Timeline, key: string, next: State, begins = roundAt(t, next)): void {
  const by = t.state.decision!.seat
  const isBrief = t.most === FEW_SNAPSHOTS
  if (begins) {
    const { state: _, ...round } = begins
    t.rounds.push(isBrief ? round : begins)
  }
  t.state = next
  t.keys.push(key)
  t.marks.push(shared(t.marks.at(-1)!, mark(next, by)))
  if (isBrief) {
    if (!begins && t.keys.length % t.every > 0) return
    t.snapshots.set(t.keys.length, packed(next))
    dropOld(t)
    return
  }
  if (t.keys.length % t.every === 0) t.snapshots.set(t.keys.length, next)
  if (t.snapshots.size > t.most) {
    t.every *= 2
    const first = Math.min(...t.snapshots.keys())
    for (const at of t.snapshots.keys()) if (at % t.every !== 0 && at !== first) t.snapshots.delete(at)
  }
}

/** Most decisions neither draw nor reveal anything: one mark does for many. */
function shared(before: Mark, now: Mark): Mark {
  const isSame = before.by === now.by && before.drawn === now.drawn && before.reveals === now.reveals
  return isSame ? before : now
}

export function advance(t: Timeline, key: string, out?: Event[]): void {
  adopt(t, key, peek(t, key, out))
}

/** The position after the first n decisions. Not to be changed. */
export function stateAt(t: Timeline, n: number): State {
  if (n === t.keys.length) return t.state
  const from = Math.max(0, ...[...t.snapshots.keys()].filter(at => at <= n))
  const kept = t.snapshots.get(from)
  const known = kept ? unpacked(kept) : isFromTheStart(t) ? (t.game.create(t.options, t.seed) as State) : undefined
  if (!known) throw new BadSave(finding`There is no way back before decision ${firstOf(t)}: other rules led there.`)
  if (from === n) return known
  const state: State = t.game.copy(known)
  for (let i = from; i < n; i++) t.game.choose(state, t.keys[i]!)
  return state
}

/** Do its options and its seed lead to where it began? A line that began later has no keys of what was before. */
const isFromTheStart = ({ since, keys }: Timeline): boolean => since === null && keys[0] !== ''

/** Takes back all but the first n decisions. */
export function backTo(t: Timeline, n: number, state = stateAt(t, n)): void {
  t.state = state
  t.keys.length = n
  t.marks.length = n + 1
  for (const at of t.snapshots.keys()) if (at > n) t.snapshots.delete(at)
  while (t.rounds.at(-1)!.at > n) t.rounds.pop()
}

/** The same match up to there, going its own way from now on, with the same chance. */
export function fork(t: Timeline, n = t.keys.length): Timeline {
  const state = stateAt(t, n)
  const snapshots = new Map([...t.snapshots].filter(([at]) => at <= n))
  const rounds = t.rounds.filter(({ at }) => at <= n)
  return { ...t, state, keys: t.keys.slice(0, n), marks: t.marks.slice(0, n + 1), snapshots, rounds }
}

/** Everything, the seed included: for the owner of the match only, until it is over. */
export function toSave(t: Timeline): Save & { seed: string } {
  const { game, options, seed, keys, state, since } = t
  const latest = t.rounds.length - 1
  const keptAt = (at: number) => {
    const kept = t.snapshots.get(at)
    return kept && unpacked(kept)
  }
  return {
    format: 1,
    game: game.id,
    rules: game.rules,
    options,
    commitment: commitment(seed),
    seed,
    decisions: keys.slice(),
    length: keys.length,
    outcome: state.outcome,
    hash: hash(state),
    state,
    // The beginning is there anyhow, and one position before the last will do.
    rounds: t.rounds.map(({ state: own, ...round }, n) => {
      const kept = n === latest && n > 0 ? (own ?? keptAt(round.at)) : undefined
      return kept ? { ...round, state: kept } : round
    }),
    ...(since ? { since } : {}),
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
