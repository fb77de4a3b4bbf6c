import { z } from 'zod'

/**
 * Where the demo rules leave a point open, or the full game differs, a match may settle it otherwise. The default is
 * always what docs/rules/conquest.md has in force.
 */
export const switchesSchema = z.strictObject({
  /** CQ-2.9: the full game allows each player one new hand. */
  mulligan: z.boolean(),
  /** CQ-3.7: both bloodied warlords defeated at once. */
  bothDefeated: z.enum(['draw', 'initiative']),
  /** CQ-3.9: in the full game a player whose deck is empty loses. */
  deckOutLoses: z.boolean(),
  /** CQ-6.17: the full game has an action window after the command struggles. */
  commandActions: z.boolean(),
  /** CQ-7.3: whether a later planet has a battle is decided when its place in the order is reached. */
  battlesDecidedLate: z.boolean(),
  /** CQ-7.13: units with ATK 0 have to attack too. */
  zeroMustAttack: z.boolean(),
  /** CQ-7.19: in the full game it takes a ready unit to win a battle. */
  readyUnitToWin: z.boolean(),
  /** CQ-7.23: withdrawn units arrive exhausted. */
  withdrawnExhausted: z.boolean(),
  /** CQ-7.26: combat rounds without any event that end a battle; 0: never. */
  quietRounds: z.int().min(0).max(20),
  /** CQ-7.35: the ranged skirmish of the full game. Left out: only if a deck needs Ranged. */
  rangedSkirmish: z.boolean(),
  /** CQ-8.15: who decides about shields first when units of both are damaged at once. */
  shieldsFirst: z.enum(['initiative', 'other']),
  /** CQ-9.9: no first planet between the battle for it and the headquarters phase. */
  firstPlanetGap: z.boolean(),
  /** CQ-11.21: double damage against Flying is doubled first, then halved. */
  doubleBeforeFlying: z.boolean(),
  /** CQ-15.9: who puts a unit into play first at Y'varn. */
  yvarnFirst: z.enum(['winner', 'loser']),
})
export type Switches = z.infer<typeof switchesSchema>

export const DEFAULT_SWITCHES: Switches = {
  mulligan: false,
  bothDefeated: 'draw',
  deckOutLoses: false,
  commandActions: false,
  battlesDecidedLate: true,
  zeroMustAttack: true,
  readyUnitToWin: false,
  withdrawnExhausted: true,
  quietRounds: 3,
  rangedSkirmish: false,
  shieldsFirst: 'initiative',
  firstPlanetGap: true,
  doubleBeforeFlying: true,
  yvarnFirst: 'winner',
}
