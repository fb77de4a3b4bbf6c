import { type AnyGame, type Chance, canonical, clone, fastRandom, offered, pickOne, type State } from '../src/index.ts'

/** Whatever tries to change a part of it from now on throws. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
  return value
}

/**
 * Plays at random. Every position is frozen and then copied as the game copies it: the copy must be what `clone` gives, and
 * the rules play on in it without touching anything that it shares with the frozen one. Returns how many were copied.
 */
export function assertCopies(game: AnyGame, options: unknown, seed: string, most: number): number {
  const dice: Chance = { random: fastRandom(`copies ${seed}`) }
  let state: State = game.create(options, seed)
  const seats = game.seats(game.options.parse(options))
  for (let n = 0; ; n++) {
    freeze(state)
    const next: State = game.copy(state)
    const thorough = n % 9 === 0
    const copies = thorough ? [next, game.copy(JSON.parse(JSON.stringify(state)))] : [next]
    const text = canonical(clone(state))
    for (const copy of copies)
      if (canonical(copy) !== text) throw new Error(`A copy after ${n} decisions is not what it was copied from.`)
    if (thorough) for (const { seat } of seats) game.imagine(state, seat, fastRandom(n))
    if (state.outcome || n >= most) return n
    game.choose(next, pickOne(dice, offered(state)))
    state = next
  }
}
