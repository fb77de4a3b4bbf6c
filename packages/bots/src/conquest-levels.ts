import { cadet } from './conquest/cadet.ts'
import { captain } from './conquest/captain.ts'
import { warlord } from './conquest/warlord.ts'
import { LADDERS } from './ladder.ts'
import type { Each } from './level.ts'
import { randomBot } from './random.ts'

const { conquest } = LADDERS

/** The levels of Conquest, the easiest first; by themselves, for who plays only Conquest. */
export const CONQUEST_LEVELS = [
  { ...conquest[0], make: randomBot },
  { ...conquest[1], make: cadet },
  { ...conquest[2], make: captain },
  { ...conquest[3], make: warlord },
] as const satisfies Each<typeof conquest>
