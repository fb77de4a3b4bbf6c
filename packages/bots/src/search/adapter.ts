import type { Choice, Game, Seat, State } from '@redoubt/kernel'

/** What a searching bot knows about a game beyond its rules. */
export interface Adapter<S extends State = State> {
  game: Pick<Game<S>, 'hurry' | 'copy'>
  /** How well a seat stands: 0 is lost, 1 is won. */
  evaluate(state: S, seat: Seat): number
  /** What a sensible player would do at once; it may look only at what the deciding seat knows. */
  policy(state: S): Choice
  /** When a playout from here may stop and be judged: the end of a round, of a battle, of an activation. */
  horizon(from: S): (state: S) => boolean
}

/** No playout is longer, whatever the horizon says. */
const LONGEST_PLAYOUT = 400

/** Plays on as the policy would until it is quiet; false if there was no time for that. */
export function playOut<S extends State>(
  adapter: Adapter<S>,
  state: S,
  quiet: (state: S) => boolean,
  over: () => boolean = () => false,
): boolean {
  for (let i = 0; i < LONGEST_PLAYOUT && !state.outcome && !quiet(state); i++) {
    if (over()) return false
    adapter.game.hurry(state, adapter.policy(state))
  }
  return true
}
