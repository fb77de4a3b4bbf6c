import type { Bot } from './bot.ts'
import { cadet } from './conquest/cadet.ts'
import { captain } from './conquest/captain.ts'
import { warlord } from './conquest/warlord.ts'
import { recruit } from './doom/recruit.ts'
import { nightmare } from './doom/search/nightmare.ts'
import { veteran } from './doom/veteran.ts'
import { LADDERS, type Rung } from './ladder.ts'
import { randomBot } from './random.ts'

/** A kind of player that people can ask for. */
export interface Level extends Rung {
  make(seed: number | string): Bot
}

/** A bot for each rung, no more and no less. */
type Each<L extends readonly Rung[]> = { [N in keyof L]: Level }

const { doom, conquest } = LADDERS

/** The levels of each game, the easiest first. */
export const LEVELS_OF = {
  doom: [
    { ...doom[0], make: randomBot },
    { ...doom[1], make: recruit },
    { ...doom[2], make: veteran },
    { ...doom[3], make: nightmare },
  ],
  conquest: [
    { ...conquest[0], make: randomBot },
    { ...conquest[1], make: cadet },
    { ...conquest[2], make: captain },
    { ...conquest[3], make: warlord },
  ],
} as const satisfies { [G in keyof typeof LADDERS]: Each<(typeof LADDERS)[G]> }

/** The levels of a game by its id; none of a game that nobody knows. */
export function levelsOf(game: string): readonly Level[] {
  return Object.hasOwn(LEVELS_OF, game) ? LEVELS_OF[game as keyof typeof LEVELS_OF] : []
}

/** A level of a game by its name. */
export function levelOf(game: string, name: string): Level | undefined {
  return levelsOf(game).find(level => level.name === name)
}

/** Every bot that can be asked for by name, whatever the game. */
export const LEVELS: Readonly<Record<string, (seed: number | string) => Bot>> = Object.fromEntries(
  Object.values(LEVELS_OF).flatMap(levels => levels.map(({ name, make }) => [name, make])),
)
