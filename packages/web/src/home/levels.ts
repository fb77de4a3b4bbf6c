import type { MessageKey } from '../i18n/i18n.ts'

export interface LevelCard {
  name: string
  strength: 0 | 1 | 2 | 3
  /** Milliseconds a searching level thinks about a decision; 0 for those that answer at once. */
  time: number
}

/** The bots a seat can have, the easiest first. The bots themselves are far too heavy for a list; a test compares. */
export const LEVELS: Readonly<Record<'doom' | 'conquest', readonly LevelCard[]>> = {
  doom: [
    { name: 'random', strength: 0, time: 0 },
    { name: 'recruit', strength: 1, time: 0 },
    { name: 'veteran', strength: 2, time: 0 },
    { name: 'nightmare', strength: 3, time: 1000 },
  ],
  conquest: [
    { name: 'random', strength: 0, time: 0 },
    { name: 'cadet', strength: 1, time: 0 },
    { name: 'captain', strength: 2, time: 0 },
    { name: 'warlord', strength: 3, time: 1000 },
  ],
}

export function searches(game: 'doom' | 'conquest', level: string): boolean {
  return (LEVELS[game].find(each => each.name === level)?.time ?? 0) > 0
}

export const levelWord = (level: string): MessageKey => `level.${level}` as MessageKey
