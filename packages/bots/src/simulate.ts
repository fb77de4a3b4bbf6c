import { doom } from '@redoubt/doom'
import { seenDecision } from '@redoubt/kernel'
import type { Bot, BotContext } from './bot.ts'
import { LEVELS } from './levels.ts'

/** One kind of match to be played many times. */
export interface Pairing {
  mission: string
  marines: number
  /** Levels by name: of all marines, and of the invader. */
  bots: readonly [marines: string, invader: string]
}

/** What is kept of a simulated match. */
export interface Result {
  /** Null if it was broken off. */
  winner: 'marines' | 'invader' | null
  rounds: number
  decisions: number
  frags: number
}

/** A match longer than this is broken off: nobody gets anywhere. */
export const MOST_DECISIONS = 20_000

const NEVER: Pick<BotContext, 'deadline' | 'now' | 'signal'> = {
  deadline: Number.POSITIVE_INFINITY,
  now: () => 0,
  signal: { aborted: false },
}

/** Plays match number `index` of a run. The same seed and index play the same match wherever and whenever. */
export async function simulate(pairing: Pairing, seed: string, index: number): Promise<Result> {
  const { mission, marines, bots } = pairing
  const name = `${seed}/${mission}/${marines}/${index}`
  const state = doom.create({ mission, marines }, name)
  const players = new Map<string, Bot>()
  for (const { seat, side } of doom.seats(doom.options.parse({ mission, marines })))
    players.set(seat, LEVELS[bots[side === 'invader' ? 1 : 0]]!(`${name}/${seat}`))
  while (!state.outcome && state.seq < MOST_DECISIONS) {
    const { seat, options } = state.decision!
    if (options.length === 1) {
      doom.choose(state, options[0]!)
      continue
    }
    const answer = players.get(seat)!.choose(doom.view(state, seat), seenDecision(state, seat)!, { seat, ...NEVER })
    doom.choose(state, typeof answer === 'string' ? answer : await answer)
  }
  const winner = state.outcome ? (state.outcome.winners.includes('invader') ? 'invader' : 'marines') : null
  return { winner, rounds: state.round, decisions: state.seq, frags: state.invader.frags }
}
