import type { Bot } from './bot.ts'
import type { Rung } from './ladder.ts'

/** A kind of player that people can ask for. */
export interface Level extends Rung {
  make(seed: number | string): Bot
}

/** A bot for each rung, no more and no less. */
export type Each<L extends readonly Rung[]> = { [N in keyof L]: Level }
