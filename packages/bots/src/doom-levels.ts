import { VETERAN } from './doom/character/experience.ts'
import { mannered } from './doom/character/manner.ts'
import { type Beliefs, RECRUIT } from './doom/character/priorities.ts'
import { recruit } from './doom/recruit.ts'
import { type NightmareTerms, nightmare } from './doom/search/nightmare.ts'
import { veteran } from './doom/veteran.ts'
import { botName, CHARACTERS, type Character, LADDERS, type Rung } from './ladder.ts'
import type { Each, Level } from './level.ts'
import { randomBot } from './random.ts'

const { doom } = LADDERS

/** The levels of DOOM, the easiest first; by themselves, for who plays only DOOM. */
export const DOOM_LEVELS = [
  { ...doom[0], make: randomBot },
  { ...doom[1], make: recruit },
  { ...doom[2], make: veteran },
  { ...doom[3], make: nightmare },
] as const satisfies Each<typeof doom>

function characterOf(rung: Rung, character: Character): Level {
  const manner = (beliefs: Beliefs) => mannered(beliefs, character)
  const makers: Record<string, Level['make']> = {
    recruit: seed => recruit(seed, manner(RECRUIT)),
    veteran: seed => recruit(seed, manner(VETERAN)),
    nightmare: (seed, terms: NightmareTerms = {}) => nightmare(seed, { ...terms, beliefs: manner(VETERAN) }),
  }
  return { ...rung, name: botName(rung.name, character), make: makers[rung.name]! }
}

/** Every level but the one that plays anything, with every character. */
export const DOOM_CHARACTERS: readonly Level[] = doom
  .filter(rung => rung.level > 0)
  .flatMap(rung => CHARACTERS.map(character => characterOf(rung, character)))
