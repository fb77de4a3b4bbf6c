import {
  type AnyGame,
  below,
  type Chance,
  canonical,
  clone,
  type Event,
  fastRandom,
  offered,
  pickOne,
  type Seat,
  type State,
  seenDecision,
  seenEvents,
  type Viewer,
} from '../src/index.ts'

/** Everything one viewer receives at a position. */
export function stream(game: AnyGame, state: State, viewer: Viewer, events: readonly Event[] = []): string {
  return canonical({
    view: game.view(state, viewer),
    decision: seenDecision(state, viewer),
    outcome: state.outcome,
    seq: state.seq,
    events: seenEvents(events, viewer),
  })
}

export interface TwinTerms {
  /** Decisions to play on. */
  steps?: number
  /** Public events that rightly show something of which no view keeps a trace: a card turned up and shuffled back. */
  fleeting?: readonly string[]
  /** Kinds of decisions whose pick nobody else may know yet: here the twins go different ways. */
  secret?: readonly string[]
}

/**
 * Non-interference: an imagined twin that differs only in what `seat` may not know is played on beside the original, with
 * the same chance and the same choices. The seat, and a spectator, receive byte-identical streams. Where they do not,
 * something must have been shown to them in this step: `reveals` says so, and it stands in their view, in their own
 * decision or in an event addressed to them. Then a new twin goes on. Returns how many decisions were compared.
 */
export function compareTwins(game: AnyGame, state: State, seat: Seat, seed: string, terms: TwinTerms = {}): number {
  const { steps = 40, fleeting = [], secret = [] } = terms
  const dice: Chance = { random: fastRandom(`twins ${seed}`) }
  const viewers: Viewer[] = [seat, 'spectator']
  const lasting = (events: Event[]) => events.filter(event => !fleeting.includes(event.type))
  const real: State = clone(state)
  let twin: State | null = null
  let compared = 0
  for (let i = 0; i < steps && !real.outcome; i++) {
    twin ??= twinOf(game, real, seat, dice, viewers)
    const { kind, seat: decider } = real.decision!
    const apart = decider !== seat && secret.includes(kind)
    const choice = apart ? pickOne(dice, offered(real)) : sharedChoice(real, twin, dice)
    if (choice === undefined) {
      game.choose(real, pickOne(dice, offered(real)))
      twin = null
      continue
    }
    const before = real.reveals
    const [a, b]: [Event[], Event[]] = [[], []]
    game.choose(real, choice, a)
    game.choose(twin, apart ? pickOne(dice, offered(twin)) : choice, b)
    const shown = real.reveals !== before || twin.reveals !== before
    const told = viewers.some(v => addressed(game, real, v, a) !== addressed(game, twin!, v, b))
    if (shown && told) {
      twin = null
      continue
    }
    for (const v of viewers)
      assertSame(stream(game, real, v, lasting(a)), stream(game, twin, v, lasting(b)), v, `after "${choice}"`)
    compared++
  }
  return compared
}

function twinOf(game: AnyGame, real: State, seat: Seat, dice: Chance, viewers: Viewer[]): State {
  const twin: State = game.imagine(real, seat, fastRandom(below(dice, 2 ** 32)))
  real.random = clone(twin.random)
  for (const v of viewers) assertSame(stream(game, real, v), stream(game, twin, v), v, 'in an imagined state')
  return twin
}

/** What the game says to this viewer in particular. */
function addressed(game: AnyGame, state: State, viewer: Viewer, events: readonly Event[]): string {
  return canonical([
    game.view(state, viewer),
    state.decision?.seat === viewer ? seenDecision(state, viewer) : null,
    events.filter(event => event.to?.includes(viewer)),
  ])
}

function sharedChoice(a: State, b: State, dice: Chance): string | undefined {
  const theirs = new Set(offered(b))
  const both = offered(a).filter(key => theirs.has(key))
  return both.length > 0 ? pickOne(dice, both) : undefined
}

function assertSame(a: string, b: string, viewer: Viewer, when: string): void {
  if (a === b) return
  let i = 0
  while (a[i] === b[i]) i++
  const near = (text: string) => text.slice(Math.max(0, i - 60), i + 120)
  throw new Error(`${viewer} can tell twins apart ${when}:\n  ${near(a)}\n  ${near(b)}`)
}
