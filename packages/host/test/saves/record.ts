import { levelOf } from '@redoubt/bots'
import { type AnyGame, type Save, seenDecision } from '@redoubt/kernel'
import { advance, begin, toSave } from '../../src/index.ts'
import type { Plan } from './plans.ts'

/** A match is left so many decisions after its last round has begun. */
const INTO_THE_ROUND = 12

/** Plays a match for the collection. */
export function record(game: AnyGame, { name, options, level, rounds, rough }: Plan): Save {
  const seed = `golden save ${name} ${game.rules}`
  const line = begin(game, options, seed)
  const bot = levelOf(game.id, level)!.make(seed)
  const ctx = { deadline: Number.POSITIVE_INFINITY, now: () => 0, signal: { aborted: false } }
  const enough = () =>
    line.rounds.at(-1)!.round >= rounds && line.keys.length >= line.rounds.at(-1)!.at + INTO_THE_ROUND
  while (!line.state.outcome && !enough()) {
    const { seat } = line.state.decision!
    advance(line, bot.choose(game.view(line.state, seat), seenDecision(line.state, seat)!, { seat, ...ctx }) as string)
  }
  const { state, rounds: kept, ...save } = toSave(line)
  if (rough) return { ...save, rounds: kept! }
  return { ...save, state: state!, rounds: kept!.map(({ state: _, ...round }) => round) }
}
