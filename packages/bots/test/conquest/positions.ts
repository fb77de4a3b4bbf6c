import { type ConquestState, conquest, decksContent } from '@redoubt/conquest'
import { below, fastRandom, type Seat, seenDecision } from '@redoubt/kernel'
import type { Bot, BotContext } from '../../src/bot.ts'

const DECKS = decksContent.decks.map(deck => deck.id)

/** Positions of random play over all decks, where somebody has a choice. */
export function* positions(matches: number, every = 1): Generator<ConquestState> {
  for (let n = 0; n < matches; n++) {
    const dice = { random: fastRandom(`positions ${n}`) }
    const decks = { a: DECKS[n % 4]!, b: DECKS[(n >> 2) % 4]! }
    const rules = n % 2 === 0 ? { mulligan: true, commandActions: true, rangedSkirmish: true } : {}
    const g = conquest.create({ decks, planets: n % 3 === 0 ? 'core-10' : 'demo-7', rules }, `positions ${n}`)
    while (!g.outcome) {
      const { options } = g.decision!
      if (options.length > 1 && g.seq % every === 0) yield g
      conquest.choose(g, options[below(dice, options.length)]!)
    }
  }
}

export function contextOf(g: ConquestState, more: Partial<BotContext> = {}): BotContext {
  const { seat } = g.decision!
  return {
    seat,
    deadline: performance.now() + 60_000,
    now: () => performance.now(),
    signal: { aborted: false },
    imagine: random => conquest.imagine(g, seat, random),
    ...more,
  }
}

/** What a bot answers at a position, from its view alone. */
export function ask(bot: Bot, g: ConquestState, more: Partial<BotContext> = {}): Promise<string> | string {
  const seat: Seat = g.decision!.seat
  return bot.choose(conquest.view(g, seat), seenDecision(g, seat)!, contextOf(g, more))
}
