import { z } from 'zod'
import { CARD_PICTURES, PLANET_PICTURES } from './pictures.ts'

/**
 * What bots know about a card beside what its words say, and which picture screens show. No rule reads it, and a card without
 * hints is played and drawn by its words alone: see decision 0016.
 */

/** What can be measured when an ability could be used, and what the figure means. */
export const MEASURES = {
  threatened: 'what we lose by the damage that is assigned now, in the worth of units',
  defender: 'the worth of the enemy unit that is attacked',
  affordable: 'the worth of the best unit in hand that could be paid for',
  ready: 'how many of our units in the battle are ready',
  destruction:
    'what the enemy loses more than we if every unit that is not unique is destroyed at the best planet for it',
  blast: 'what the enemy loses more than we if all other units where the card is are dealt 1 damage',
} as const
export type Measure = keyof typeof MEASURES

const atLeast = z.int().positive()

/** Some unit; everything given must be true of it. */
export const hintedUnit = z.strictObject({
  warlord: z.boolean().optional().describe('Is a warlord, or is not.'),
  ready: z.boolean().optional().describe('Is ready, or exhausted.'),
  inBattle: z.boolean().optional().describe('Is where the battle is, or elsewhere.'),
  damaged: z.literal(true).optional().describe('Has damage.'),
  besideEnemies: z.literal(true).optional().describe('Units of its enemy are where it is.'),
  atk: atLeast.optional().describe('Has at least so much ATK.'),
  hp: atLeast.optional().describe('Has at least so many HP left.'),
})
export type HintedUnit = z.infer<typeof hintedUnit>

/** A reason to use an ability: all that is given must hold. */
export const reason = z.strictObject({
  gain: z
    .number()
    .min(0)
    .max(9)
    .optional()
    .describe('What it brings, about in resources; left out: 1, or 0 with a measure.'),
  measure: z
    .enum(Object.keys(MEASURES) as Measure[])
    .optional()
    .describe('What is added to the gain: see below.'),
  times: z.number().positive().max(9).optional().describe('So many times the measure; 1 if left out.'),
  battle: z
    .enum(['any', 'close', 'first-planet'])
    .optional()
    .describe('In a battle, in one that neither side has as good as won, or in the one at the first planet.'),
  self: hintedUnit.optional().describe('What the unit is that uses it.'),
  ours: hintedUnit.optional().describe('One of our units is so.'),
  enemies: hintedUnit.optional().describe('One of the enemy units is so.'),
  enemySupport: z.literal(true).optional().describe('The enemy has a support.'),
  enemyAlone: z.literal(true).optional().describe('At some planet there are enemy units and none of ours.'),
  assigned: atLeast.optional().describe('Some unit is assigned at least so much damage.'),
  holdsUnit: z.literal(true).optional().describe('A unit is in hand.'),
})
export type Reason = z.infer<typeof reason>

export const abilityHints = z.strictObject({
  use: z
    .array(reason)
    .max(8)
    .optional()
    .describe('When a bot uses it: the reason that fits and brings most counts; none fits: it is not used.'),
  worth: z
    .number()
    .min(0)
    .max(9)
    .optional()
    .describe('What a battle ability brings, for who may choose among several.'),
})

const WEARERS = ['warlord', 'fighter', 'commander'] as const

export const cardHints = z.strictObject({
  picture: z.enum(CARD_PICTURES).optional().describe('Its picture; left out: one that fits its type and traits.'),
  worth: z
    .number()
    .min(0)
    .max(9)
    .optional()
    .describe('What a card that is no unit brings over a match, about in resources.'),
  wearer: z
    .enum(WEARERS)
    .optional()
    .describe('Who wears an attachment best: the warlord, whoever fights, or whoever commands; fighter if left out.'),
})

export const planetHints = z.strictObject({
  picture: z.enum(PLANET_PICTURES).optional().describe('Its picture; left out: one that fits its types.'),
})
