import { type AnyGame, fastRandom, offered, pickOne, type Shown, type State } from '@redoubt/kernel'
import { frozenMatch } from '../match/frozenmatch.ts'
import type { Match } from '../screen/match.ts'
import { reached, type Scene } from './scene.ts'

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

/**
 * Every state of the prompt: plays at random and keeps the first decision of every kind, with a choice if any has one; those that play hardly ever leads to
 * have scenes of their own.
 */
export async function samplesOf<V extends Shown>(
  game: AnyGame,
  courses: readonly Course[],
  /** By the kind of decision they lead to. */
  scenes: Readonly<Record<string, Scene>> = {},
): Promise<Sample<V>[]> {
  const found = new Map<string, Match<V>>()
  const keep = (options: object, state: State) => {
    const { kind, options: choices } = state.decision!
    const before = found.get(kind)
    if (!before || (choices.length > 1 && before.decision!.options!.length === 1))
      found.set(kind, frozenMatch(game, options, state))
  }
  let since = performance.now()
  const breathe = async () => {
    if (performance.now() - since < BREATH) return
    await new Promise(resolve => setTimeout(resolve))
    since = performance.now()
  }
  for (const [kind, scene] of Object.entries(scenes)) {
    keep(scene.options, reached(game, kind, scene))
    await breathe()
  }
  for (const { options, seed, decisions } of courses) {
    const state = game.create(game.options.parse(options), seed)
    const chance = { random: fastRandom(seed) }
    for (let made = 0; made < decisions && state.decision && !state.outcome; made++) {
      keep(options, state)
      game.choose(state, pickOne(chance, offered(state)))
      await breathe()
    }
  }
  return [...found].map(([kind, match]) => ({ kind, match })).sort((a, b) => a.kind.localeCompare(b.kind, 'en'))
}
