import type { Bot } from './bot.ts'
import { cadet } from './conquest/cadet.ts'
import { captain } from './conquest/captain.ts'
import { WARLORD_TIME, warlord } from './conquest/warlord.ts'
import { recruit } from './doom/recruit.ts'
import { NIGHTMARE_TIME, nightmare } from './doom/search/nightmare.ts'
import { veteran } from './doom/veteran.ts'
import { randomBot } from './random.ts'

/** A kind of player that people can ask for. */
export interface Level {
  /** How programs call it: `--bots veteran`. */
  name: string
  /** How people call it. */
  title: string
  /** 0 plays anything legal; 1 to 3 are ever harder to beat. */
  level: 0 | 1 | 2 | 3
  /** It plays on in imagined worlds until its time is up; the others answer at once. */
  searches: boolean
  /** Milliseconds for one decision unless the table says otherwise; 0 for whoever needs no time worth speaking of. */
  time: number
  make(seed: number | string): Bot
}

const anything: Level = { name: 'random', title: 'Random', level: 0, searches: false, time: 0, make: randomBot }

/** The levels of each game, the easiest first. */
export const LEVELS_OF = {
  doom: [
    anything,
    { name: 'recruit', title: 'Recruit', level: 1, searches: false, time: 0, make: recruit },
    { name: 'veteran', title: 'Veteran', level: 2, searches: false, time: 0, make: veteran },
    { name: 'nightmare', title: 'Nightmare', level: 3, searches: true, time: NIGHTMARE_TIME, make: nightmare },
  ],
  conquest: [
    anything,
    { name: 'cadet', title: 'Cadet', level: 1, searches: false, time: 0, make: cadet },
    { name: 'captain', title: 'Captain', level: 2, searches: false, time: 0, make: captain },
    { name: 'warlord', title: 'Warlord', level: 3, searches: true, time: WARLORD_TIME, make: warlord },
  ],
} as const satisfies Record<string, readonly Level[]>

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
