import { type Event, seenDecision } from '@redoubt/kernel'
import type { Bot, BotContext } from './bot.ts'
import { levelOf } from './levels.ts'
import { gameOf, type Pairing, settingOf } from './pairing.ts'
import { type Facts, watch } from './statistics/index.ts'

/** What is kept of a simulated match. Plain data: the same match gives the same text. */
export interface Result {
  /** The side that won; null for a draw and for a match that was broken off. */
  winner: string | null
  /** The rule that ended it, or BROKEN_OFF. */
  ending: string
  rounds: number
  decisions: number
  /** What the statistics counted. */
  facts: Facts
}

/** How much searching bots may think; the others answer as they always do. */
export interface Effort {
  /** Milliseconds for a decision. What is found then depends on the machine. */
  budget?: number
  /** Imagined games for a decision: the same seed plays the same match anywhere. */
  iterations?: number
}

/** A match longer than this is broken off: nobody gets anywhere. */
export const MOST_DECISIONS = 20_000
export const BROKEN_OFF = 'broken off'

const NEVER: Clock = { now: () => 0, due: () => Number.POSITIVE_INFINITY }

interface Clock {
  now(): number
  due(): number
}

/** A match broken off for its length has no winner, and neither has a draw. */
export const isDraw = (result: Result): boolean => result.winner === null && result.ending !== BROKEN_OFF

/** Plays match number `index` of a run. The same seed and index play the same match wherever and whenever. */
export async function simulate(pairing: Pairing, seed: string, index: number, effort: Effort = {}): Promise<Result> {
  const { game, options, sides, name } = settingOf(pairing)
  const match = `${seed}/${name}/${index}`
  const events: Event[] = []
  const state = game.create(options, match, events)
  const { facts, hear } = watch(gameOf(pairing), state)
  const seats = game.seats(game.options.parse(options))
  const players = new Map(
    seats.map(({ seat, side }) => {
      const level = pairing.bots[sides.indexOf(side)]!
      return [seat, playerOf(gameOf(pairing), level, `${match}/${seat}`, effort)]
    }),
  )
  while (!state.outcome && state.seq < MOST_DECISIONS) {
    hear(events)
    events.length = 0
    const { seat, options: choices } = state.decision!
    if (choices.length === 1) {
      game.choose(state, choices[0]!, events)
      continue
    }
    const { bot, clock } = players.get(seat)!
    const ctx: BotContext = {
      seat,
      now: clock.now,
      deadline: clock.due(),
      signal: { aborted: false },
      imagine: random => game.imagine(state, seat, random),
    }
    const answer = bot.choose(game.view(state, seat), seenDecision(state, seat)!, ctx)
    game.choose(state, typeof answer === 'string' ? answer : await answer, events)
  }
  hear(events)
  const { outcome } = state
  const winners = new Set(seats.filter(({ seat }) => outcome?.winners.includes(seat)).map(({ side }) => side))
  return {
    winner: winners.size === 1 ? [...winners][0]! : null,
    ending: outcome?.rule ?? BROKEN_OFF,
    rounds: (state as { round?: number }).round ?? 0,
    decisions: state.seq,
    facts,
  }
}

/** For whoever does not search no time passes, so that a busy machine changes nothing. */
function playerOf(
  game: string,
  name: string,
  seed: string,
  { budget, iterations }: Effort,
): { bot: Bot; clock: Clock } {
  const level = levelOf(game, name)
  if (!level) throw new Error(`There is no level "${name}" of ${game}.`)
  const make: (seed: string, terms?: { iterations?: number; time?: number }) => Bot = level.make
  if (!level.searches) return { bot: make(seed), clock: NEVER }
  if (iterations !== undefined) return { bot: make(seed, { iterations }), clock: NEVER }
  const time = budget ?? level.time
  const now = () => performance.now()
  return { bot: make(seed, { time }), clock: { now, due: () => now() + time } }
}
