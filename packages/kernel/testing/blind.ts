import { type AnyGame, canonical, clone, fastRandom, type Seat, type State } from '../src/index.ts'

/**
 * What a seat imagines depends on what it knows and on chance, on nothing else. A bot that brings its own random numbers
 * can undo every shuffle made with them: imagining from the real position and from a twin it made up itself, with the same
 * chance, it would learn where the hidden cards lie. So both must give the very same world. Throws where they do not.
 */
export function assertImaginesBlindly(game: AnyGame, state: State, seat: Seat, seed: string): void {
  const twin: State = game.imagine(clone(state), seat, fastRandom(`twin ${seed}`))
  const real = game.imagine(state, seat, fastRandom(seed))
  const made = game.imagine(twin, seat, fastRandom(seed))
  for (const field of Object.keys(real)) {
    const [a, b] = [canonical(real[field]), canonical(made[field])]
    if (a !== b) throw new Error(`What ${seat} imagines betrays \`${field}\`:\n  ${a}\n  ${b}`)
  }
}
