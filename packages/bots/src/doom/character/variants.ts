import { VETERAN } from './experience.ts'
import { withFigures } from './figures.ts'
import { type Beliefs, RECRUIT } from './priorities.ts'

/** A Veteran of another mind, by what is different about it. */
const figures = (changes: Readonly<Record<string, number>>): Beliefs => withFigures(VETERAN, changes)

const { goals, squad, assault, wishes } = VETERAN

/** Every goal of a mission counts so many times as much. */
const eager = (times: number): Record<string, number> =>
  Object.fromEntries(
    (['checkpoint', 'asset', 'deliver', 'seal', 'carrier', 'escort', 'door'] as const).flatMap(kind => [
      [`goals.${kind}.step`, times * goals[kind].step],
      [`goals.${kind}.there`, times * goals[kind].there],
    ]),
  )

/** The minds a marine may go about an activation in, besides the Veteran's own; a Nightmare tries them out. */
export const MARINE_MINDS: Readonly<Record<string, Beliefs>> = {
  boldly: figures({ 'squad.loss': 0 }),
  carefully: figures({ 'squad.loss': 6 * squad!.loss }),
  dutifully: figures(eager(5)),
  'for the kill': figures({ 'wishes.wound': 4 * wishes.wound, 'wishes.kill': 4 * wishes.kill, 'squad.loss': 2 }),
}

/** The same for a demon kind. */
export const DEMON_MINDS: Readonly<Record<string, Beliefs>> = {
  fiercely: figures({ 'assault.exposure': 0.05, 'assault.drift': 0.6 }),
  warily: figures({ 'assault.exposure': 3 * assault!.exposure, 'assault.drift': 0.1 }),
  'in the way': figures({ 'prey.contest': 12, 'assault.portal': 8, 'assault.undo': 14 }),
  'by instinct': RECRUIT,
}

const FOCUS = 4

/** For a comrade's sake: at the demon beside it, whatever that may cost. */
export const rescuing = (demon: string): Beliefs => ({
  ...figures({ 'squad.loss': 2 }),
  focus: { figure: demon, times: 2 * FOCUS },
})

/** The Veteran's own mind with an eye on one figure. */
export const focusedOn = (figure: string): Beliefs => ({ ...VETERAN, focus: { figure, times: FOCUS } })
