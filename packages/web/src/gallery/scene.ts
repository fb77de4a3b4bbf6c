import { type AnyGame, offered, type State } from '@redoubt/kernel'

/** A position and the decisions that lead from it to a question. */
export interface Scene {
  options: object
  /** Where one of them is not offered, and after the last, everybody passes. */
  keys: readonly string[]
}

/** The match where a scene has led to its question. */
export function reached(game: AnyGame, kind: string, { options, keys }: Scene): State {
  const state = game.create(game.options.parse(options), kind)
  for (const wanted of keys) {
    while (!offered(state).includes(wanted)) game.choose(state, 'pass')
    game.choose(state, wanted)
  }
  while (state.decision?.kind !== kind) game.choose(state, 'pass')
  return state
}
