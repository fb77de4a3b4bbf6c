import { type AnyGame, below, type Chance, fastRandom, key, type State } from '../src/index.ts'
import { assertDecidable, keepingDecision } from './decisions.ts'

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
    assertDecidable(state)
    const list = state.decision!.options
    const choice = list[below(dice, list.length)]!
    decisions.push(key(choice))
    keepingDecision(state, () => game.choose(state, choice))
    look?.(state, decisions)
  }
  return { state, decisions }
}
