import type { Doom } from '@redoubt/doom'
import type { Bot } from '../bot.ts'
import { VETERAN } from './character/experience.ts'
import { withFigures } from './character/figures.ts'
import { recruit } from './recruit.ts'

/** Level 2 of DOOM. */
export function veteran(seed: number | string, figures: Readonly<Record<string, number>> = {}): Bot<Doom> {
  return recruit(seed, withFigures(VETERAN, figures))
}
