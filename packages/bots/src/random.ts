import { fastRandom, pickOne } from '@redoubt/kernel'
import type { Bot } from './bot.ts'

/** Any legal choice, each equally likely. The same seed plays the same way. */
export function randomBot(seed: number | string): Bot {
  const chance = { random: fastRandom(seed) }
  return { choose: (_view, decision) => pickOne(chance, decision.options!).key }
}
