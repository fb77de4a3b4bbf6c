import type { Bot } from './bot.ts'
import { CONQUEST_LEVELS } from './conquest-levels.ts'
import { DOOM_CHARACTERS, DOOM_LEVELS } from './doom-levels.ts'
import type { LADDERS } from './ladder.ts'
import type { Each, Level } from './level.ts'

export type { Level } from './level.ts'

/** The levels of each game, the easiest first. */
export const LEVELS_OF = {
  doom: DOOM_LEVELS,
  conquest: CONQUEST_LEVELS,
} as const satisfies { [G in keyof typeof LADDERS]: Each<(typeof LADDERS)[G]> }

/** The levels of a game by its id; none of a game that nobody knows. */
export function levelsOf(game: string): readonly Level[] {
  return Object.hasOwn(LEVELS_OF, game) ? LEVELS_OF[game as keyof typeof LEVELS_OF] : []
}

/** A level of a game by its name, with a character or without: "veteran", "veteran:reckless". */
export function levelOf(game: string, name: string): Level | undefined {
  return [...levelsOf(game), ...(game === 'doom' ? DOOM_CHARACTERS : [])].find(level => level.name === name)
}

/** Every bot that can be asked for by name, whatever the game. */
export const LEVELS: Readonly<Record<string, (seed: number | string) => Bot>> = Object.fromEntries(
  [...Object.values(LEVELS_OF).flat(), ...DOOM_CHARACTERS].map(({ name, make }) => [name, make]),
)
