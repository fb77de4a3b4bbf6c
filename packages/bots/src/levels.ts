import type { Bot } from './bot.ts'
import { randomBot } from './random.ts'

/** Every bot that can be asked for by name. */
export const LEVELS: Readonly<Record<string, (seed: number | string) => Bot>> = {
  random: randomBot,
}
