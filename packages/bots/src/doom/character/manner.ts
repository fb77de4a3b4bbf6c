import type { Character } from '../../ladder.ts'
import { figureAt, withFigures } from './figures.ts'
import type { Beliefs } from './priorities.ts'

const GOALS = ['checkpoint', 'asset', 'deliver', 'seal', 'carrier', 'escort', 'door'] as const

/** How many times as much each figure counts for somebody of this character; figures that a level does not have are left out. */
const MANNERS: Readonly<Record<Character, Readonly<Record<string, number>>>> = {
  /** Stays in cover and with the others; its demons strike and are gone. */
  cautious: {
    'wishes.caution': 1.5,
    'wishes.fear': 1.4,
    'squad.loss': 1.4,
    'squad.together': 2,
    'assault.exposure': 1.3,
  },
  /** Goes for the kill; its demons do not care what becomes of them. */
  reckless: {
    'wishes.caution': 0.7,
    'wishes.fear': 0.8,
    'wishes.kill': 1.25,
    'wishes.wound': 1.15,
    'squad.loss': 0.8,
    'assault.exposure': 0.7,
    'assault.drift': 1.3,
  },
  /** The mission first; its demons stand in the way of it. */
  dutiful: {
    ...Object.fromEntries(
      GOALS.flatMap(goal => [`goals.${goal}.step`, `goals.${goal}.there`].map(path => [path, 1.25])),
    ),
    'prey.contest': 2,
    'assault.portal': 2,
    'prey.carrier': 2,
    'prey.drone': 1.2,
  },
}

/** What somebody of this character believes at a level. */
export function mannered(beliefs: Beliefs, character: Character): Beliefs {
  const changed = Object.entries(MANNERS[character]).flatMap(([path, times]) => {
    const part = path.slice(0, path.indexOf('.'))
    return part in beliefs ? [[path, times * figureAt(beliefs, path)] as const] : []
  })
  return withFigures(beliefs, Object.fromEntries(changed))
}
