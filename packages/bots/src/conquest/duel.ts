import { type Conquest, type ConquestDecision, conquest } from '@redoubt/conquest'
import { key, type Seat, seenDecision } from '@redoubt/kernel'
import type { Bot } from '../bot.ts'

export interface DuelResult {
  winners: readonly Seat[]
  /** Who had the initiative first. */
  starter: Seat
  rule: string
  decisions: number
  /** The longest any decision took, in milliseconds. */
  slowest: number
}

/** One match between two bots, each answering from its own view. `time` is theirs for one decision, in milliseconds. */
export async function duel(
  bots: Readonly<Record<Seat, Bot<Conquest>>>,
  options: unknown,
  seed: string,
  time = 60_000,
): Promise<DuelResult> {
  const g = conquest.create(options, seed)
  let slowest = 0
  while (!g.outcome) {
    const { seat, options: list } = g.decision!
    if (list.length === 1) {
      conquest.choose(g, list[0]!)
      continue
    }
    const start = performance.now()
    const answer = bots[seat]!.choose(conquest.view(g, seat), seenDecision<ConquestDecision>(g, seat)!, {
      seat,
      deadline: start + time,
      now: () => performance.now(),
      signal: { aborted: false },
      imagine: random => conquest.imagine(g, seat, random),
    })
    const picked = typeof answer === 'string' ? answer : await answer
    slowest = Math.max(slowest, performance.now() - start)
    if (!list.some(option => key(option) === picked)) throw new Error(`${seat} answered "${picked}".`)
    conquest.choose(g, picked)
  }
  return {
    winners: g.outcome.winners,
    starter: g.starter === 0 ? 'a' : 'b',
    rule: g.outcome.rule,
    decisions: g.seq,
    slowest,
  }
}
