import {
  type AnyGame,
  below,
  type Chance,
  type Choice,
  canonical,
  clone,
  type Event,
  fastRandom,
  key,
  mark,
  type Seat,
  type State,
  seenDecision,
  seenEvents,
} from '../src/index.ts'

export interface Played<S extends State> {
  state: S
  decisions: string[]
}

/** Plays legal choices at random until the match is over. `look` sees the state at every decision. */
export function playRandom<S extends State>(
  game: AnyGame,
  options: unknown,
  seed: string,
  look?: (state: S, decisions: readonly string[]) => void,
  limit = 100_000,
): Played<S> {
  const state: S = game.create(options, seed)
  const dice: Chance = { random: fastRandom(`play ${seed}`) }
  const decisions: string[] = []
  look?.(state, decisions)
  while (!state.outcome) {
    if (decisions.length >= limit) throw new Error(`No outcome after ${limit} decisions.`)
    const list = state.decision!.options
    const choice = list[below(dice, list.length)]!
    decisions.push(key(choice))
    game.choose(state, choice)
    look?.(state, decisions)
  }
  return { state, decisions }
}

/** Everything one seat receives at a position. */
export function stream(game: AnyGame, state: State, seat: Seat | 'spectator', events: readonly Event[] = []): string {
  return canonical({
    view: game.view(state, seat),
    decision: seenDecision(state, seat),
    outcome: state.outcome,
    seq: state.seq,
    events: seenEvents(events, seat),
  })
}

/**
 * Non-interference: from a random position, an imagined twin that differs only in what `seat` may not know is played on
 * beside the original, with the same chance and the same choices; as long as nothing hidden is revealed and the others
 * can make the same choices, the seat receives byte-identical streams. Returns how many decisions were compared.
 */
export function compareTwins(game: AnyGame, state: State, seat: Seat, seed: string, steps = 40): number {
  const twin: State = game.imagine(state, seat, fastRandom(seed))
  const real: State = clone(state)
  real.random = clone(twin.random)
  const dice: Chance = { random: fastRandom(`twins ${seed}`) }
  assertSame(stream(game, real, seat), stream(game, twin, seat), 'the imagined state looks different')
  const start = mark(real, null)
  let compared = 0
  for (; compared < steps && !real.outcome; compared++) {
    const choice = sharedChoice(real, twin, dice)
    if (choice === undefined) break
    const [a, b]: [Event[], Event[]] = [[], []]
    game.choose(real, choice, a)
    game.choose(twin, choice, b)
    if (mark(real, null).reveals !== start.reveals || mark(twin, null).reveals !== start.reveals) break
    assertSame(stream(game, real, seat, a), stream(game, twin, seat, b), `after "${choice}"`)
  }
  return compared
}

function sharedChoice(a: State, b: State, dice: Chance): string | undefined {
  if (!a.decision || !b.decision || a.decision.seat !== b.decision.seat) return undefined
  const other = new Set(b.decision.options.map((c: Choice) => key(c)))
  const both = a.decision.options.map((c: Choice) => key(c)).filter(k => other.has(k))
  return both.length > 0 ? both[below(dice, both.length)] : undefined
}

function assertSame(a: string, b: string, when: string): void {
  if (a === b) return
  let i = 0
  while (a[i] === b[i]) i++
  throw new Error(
    `A seat can tell twins apart (${when}):\n  ${a.slice(i - 60, i + 120)}\n  ${b.slice(i - 60, i + 120)}`,
  )
}
