import { VETERAN } from './experience.ts'
import { withFigures } from './figures.ts'
import { type Beliefs, RECRUIT } from './priorities.ts'

/** A Veteran of another mind, by what is different about it. */
const figures = (changes: Readonly<Record<string, number>>): Beliefs => withFigures(VETERAN, changes)

const g = VETERAN.goals

/** The ways a marine may go about an activation; a Nightmare tries them out. The first is the Veteran's own. */
export const MARINE_WAYS: Readonly<Record<string, Beliefs>> = {
  'as planned': VETERAN,
  boldly: figures({ 'squad.loss': 0.2 * VETERAN.squad!.loss }),
  carefully: figures({ 'squad.loss': 4 * VETERAN.squad!.loss }),
  dutifully: figures(
    Object.fromEntries(
      (['checkpoint', 'asset', 'deliver', 'seal', 'carrier', 'escort', 'door'] as const).flatMap(kind => [
        [`goals.${kind}.step`, 3 * g[kind].step],
        [`goals.${kind}.there`, 3 * g[kind].there],
      ]),
    ),
  ),
  'for the kill': figures({ 'wishes.wound': 3 * VETERAN.wishes.wound, 'wishes.kill': 3 * VETERAN.wishes.kill }),
}

/** The same for a demon kind. */
export const DEMON_WAYS: Readonly<Record<string, Beliefs>> = {
  'as planned': VETERAN,
  fiercely: figures({ 'assault.exposure': 0.1, 'assault.drift': 0.6 }),
  warily: figures({ 'assault.exposure': 3 * VETERAN.assault!.exposure, 'assault.drift': 0.1 }),
  'in the way': figures({ 'prey.contest': 5 }),
  'by instinct': RECRUIT,
}
