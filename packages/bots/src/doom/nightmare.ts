import type { Bot } from '../bot.ts'
import { veteran } from './veteran.ts'

/** Milliseconds for one decision, if the table sets no less. */
export const NIGHTMARE_TIME = 1000

/** Level 3 of DOOM. */
export function nightmare(seed: number | string): Bot {
  return veteran(seed)
}
