import type { Switches } from '@redoubt/conquest'

/** Switches with two answers; how many quiet rounds there may be is a number. */
type Id = Exclude<keyof Switches, 'quietRounds'>

/** What is in force, and what a tick makes of it: a switch of the rules that is not here does not compile. */
const ANSWERS: { readonly [K in Id]: { rule: string; usual: Switches[K]; other: Switches[K] } } = {
  mulligan: { rule: 'CQ-2.9', usual: false, other: true },
  bothDefeated: { rule: 'CQ-3.7', usual: 'draw', other: 'initiative' },
  deckOutLoses: { rule: 'CQ-3.9', usual: false, other: true },
  commandActions: { rule: 'CQ-6.17', usual: false, other: true },
  battlesDecidedLate: { rule: 'CQ-7.3', usual: true, other: false },
  zeroMustAttack: { rule: 'CQ-7.13', usual: true, other: false },
  readyUnitToWin: { rule: 'CQ-7.19', usual: false, other: true },
  withdrawnExhausted: { rule: 'CQ-7.23', usual: true, other: false },
  rangedSkirmish: { rule: 'CQ-7.35', usual: false, other: true },
  shieldsFirst: { rule: 'CQ-8.15', usual: 'initiative', other: 'other' },
  firstPlanetGap: { rule: 'CQ-9.9', usual: true, other: false },
  doubleBeforeFlying: { rule: 'CQ-11.21', usual: true, other: false },
  yvarnFirst: { rule: 'CQ-15.9', usual: 'winner', other: 'loser' },
}

/** As the set-up lists them, with their words. A test holds what is usual against the rules. */
export const CONQUEST_SWITCHES = (Object.keys(ANSWERS) as Id[]).map(id => ({
  id,
  ...ANSWERS[id],
  word: `switch.${id}` as const,
  reason: `switch.${id}-why` as const,
}))
