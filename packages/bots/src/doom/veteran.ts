import type { Bot } from '../bot.ts'
import { withFigures } from './figures.ts'
import { RECRUIT } from './priorities.ts'
import { recruit } from './recruit.ts'

/** Level 2 of DOOM. */
export function veteran(seed: number | string, figures: Readonly<Record<string, number>> = {}): Bot {
  return recruit(seed, withFigures(RECRUIT, figures))
}
