import type { Switches } from '@redoubt/conquest'

/** A switch with two of its values. */
type Of<K extends keyof Switches> = K extends unknown
  ? { id: K; rule: string; usual: Switches[K]; other: Switches[K] }
  : never

/** The rule switches with two answers: what is in force, and what a tick makes of it. A test holds them against the rules. */
export const CONQUEST_SWITCHES = (
  [
    { id: 'mulligan', rule: 'CQ-2.9', usual: false, other: true },
    { id: 'bothDefeated', rule: 'CQ-3.7', usual: 'draw', other: 'initiative' },
    { id: 'deckOutLoses', rule: 'CQ-3.9', usual: false, other: true },
    { id: 'commandActions', rule: 'CQ-6.17', usual: false, other: true },
    { id: 'battlesDecidedLate', rule: 'CQ-7.3', usual: true, other: false },
    { id: 'zeroMustAttack', rule: 'CQ-7.13', usual: true, other: false },
    { id: 'readyUnitToWin', rule: 'CQ-7.19', usual: false, other: true },
    { id: 'withdrawnExhausted', rule: 'CQ-7.23', usual: true, other: false },
    { id: 'rangedSkirmish', rule: 'CQ-7.35', usual: false, other: true },
    { id: 'shieldsFirst', rule: 'CQ-8.15', usual: 'initiative', other: 'other' },
    { id: 'firstPlanetGap', rule: 'CQ-9.9', usual: true, other: false },
    { id: 'doubleBeforeFlying', rule: 'CQ-11.21', usual: true, other: false },
    { id: 'yvarnFirst', rule: 'CQ-15.9', usual: 'winner', other: 'loser' },
  ] as const satisfies ReadonlyArray<Of<keyof Switches>>
).map(each => ({
  ...each,
  word: `switch.${each.id}` as const,
  why: `switch.${each.id}-why` as const,
}))
