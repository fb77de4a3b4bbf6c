import type { Bot } from './bot.ts'
import { cadet } from './conquest/cadet.ts'
import { captain } from './conquest/captain.ts'
import { warlord } from './conquest/warlord.ts'
import { recruit } from './doom/recruit.ts'
import { randomBot } from './random.ts'

/** Every bot that can be asked for by name. */
export const LEVELS: Readonly<Record<string, (seed: number | string) => Bot>> = {
  random: randomBot,
  cadet,
  captain,
  warlord,
  recruit,
}
