import { type AnyGame, fastRandom, offered, pickOne, type Shown } from '@redoubt/kernel'
import { frozenMatch } from '../match/frozenmatch.ts'
import type { Match } from '../screen/match.ts'

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
export async function samplesOf<V extends Shown>(game: AnyGame, courses: readonly Course[]): Promise<Sample<V>[]> {
  const found = new Map<string, Match<V>>()
  let since = performance.now()
  for (const { options, seed, decisions } of courses) {
    const state = game.create(game.options.parse(options), seed)
    const chance = { random: fastRandom(seed) }
    for (let made = 0; made < decisions && state.decision && !state.outcome; made++) {
      if (!found.has(state.decision.kind)) found.set(state.decision.kind, frozenMatch(game, options, state))
      game.choose(state, pickOne(chance, offered(state)))
      if (performance.now() - since < BREATH) continue
      await new Promise(resolve => setTimeout(resolve))
      since = performance.now()
    }
  }
  return [...found].map(([kind, match]) => ({ kind, match })).sort((a, b) => a.kind.localeCompare(b.kind, 'en'))
}
