import { fastRandom, type Game, offered, pickOne, type Shown, type State, seenDecision } from '@redoubt/kernel'
import type { Match } from '../match/match.ts'

/** A decision as somebody at the table saw it. */
export interface Sample<V extends Shown> {
  kind: string
  match: Match<V>
}

/** What is settled before a match, and how long it is followed. */
export interface Course {
  options: object
  seed: string
  decisions: number
}

/** The screen is drawn at least so often meanwhile. */
const BREATH = 12

/** Plays at random and keeps the first decision of every kind: every state of the prompt that play leads to. */
export async function samplesOf<S extends State, V extends Shown>(
  game: Game<S>,
  courses: readonly Course[],
): Promise<Sample<V>[]> {
  const found = new Map<string, Match<V>>()
  let since = performance.now()
  for (const { options, seed, decisions } of courses) {
    const state = game.create(game.options.parse(options), seed)
    const chance = { random: fastRandom(seed) }
    for (let made = 0; made < decisions && state.decision && !state.outcome; made++) {
      if (!found.has(state.decision.kind)) found.set(state.decision.kind, stillMatch(game, options, state))
      game.choose(state, pickOne(chance, offered(state)))
      if (performance.now() - since < BREATH) continue
      await new Promise(resolve => setTimeout(resolve))
      since = performance.now()
    }
  }
  return [...found].map(([kind, match]) => ({ kind, match })).sort((a, b) => a.kind.localeCompare(b.kind, 'en'))
}

/** A match in which nothing happens, whatever is pressed, through the eyes of whoever decides. */
function stillMatch<S extends State, V extends Shown>(game: Game<S>, options: object, state: S): Match<V> {
  const { seat: viewer } = state.decision!
  const seats = game.seats(game.options.parse(options)).map(({ seat, name, side }) => ({
    ...{ seat, name, side },
    plan: { kind: 'human' as const, name, person: 0 },
  }))
  const nothing = async () => null
  return {
    ...{ id: 'gallery', game: game.id, options, seats, viewer },
    view: structuredClone(game.view(state, viewer)),
    decision: structuredClone(seenDecision(state, viewer)),
    ...{ moment: null, yours: true, outcome: null, log: [], undo: { can: 'no', request: null } },
    ...{ busy: false, refusal: null, isReplay: false, seal: { commitment: '', over: false } },
    ...{ choose: nothing, takeBack: nothing, answerUndo: nothing },
    ...{ concede: async () => {}, prefer: async () => {}, skip: () => {}, pause: () => {} },
  } as unknown as Match<V>
}
