import { botParts, LADDERS, type Rung } from '@redoubt/bots/ladder'
import type { MessageKey } from '../i18n/i18n.ts'

/** The bots a seat can have, the easiest first. */
export const LEVELS: Readonly<Record<'doom' | 'conquest', readonly Rung[]>> = LADDERS

export function searches(game: 'doom' | 'conquest', level: string): boolean {
  return (LEVELS[game].find(each => each.name === botParts(level).level)?.time ?? 0) > 0
}

/** What people call a bot's level, whatever its character. */
export const levelWord = (level: string): MessageKey => `level.${botParts(level).level}` as MessageKey
