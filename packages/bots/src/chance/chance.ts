import type { ConquestState } from '@redoubt/conquest'
import { type DoomState, INVADER } from '@redoubt/doom'
import type { State } from '@redoubt/kernel'
import { FITTED } from './fitted.ts'
import { type ChanceGame, termsOf } from './terms.ts'

/**
 * How likely the first side (the marines; player a) is to win, as often as such positions were won in matches between bots:
 * fitted by soak/calibration.ts, and held against matches that it was not fitted to in docs/bots.md.
 */
export function chanceOf(game: ChanceGame, state: State): number {
  const { outcome } = state
  if (outcome) {
    if (game === 'doom') return outcome.winners.includes(INVADER) ? 0 : 1
    return outcome.winners.length === 1 ? Number(outcome.winners[0] === 'a') : 0.5
  }
  const terms = termsOf(game, state as DoomState & ConquestState)
  if (!terms) return 0.5
  const sum = terms.reduce((before, value, n) => before + value * FITTED[game][n]!, 0)
  return 1 / (1 + Math.exp(-sum))
}
