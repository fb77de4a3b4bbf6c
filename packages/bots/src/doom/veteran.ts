import type { Bot } from '../bot.ts'
import { recruit } from './recruit.ts'

/** Level 2 of DOOM. */
export function veteran(seed: number | string): Bot {
  return recruit(seed)
}
