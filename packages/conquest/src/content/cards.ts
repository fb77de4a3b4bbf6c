import { z } from 'zod'
import { amount, CARD_TYPES, FACTIONS } from '../language/basic.ts'
import { cardFilter } from '../language/filter.ts'
import { keyword, keywordId } from '../language/keywords.ts'
import { PLANET_TYPES } from '../match/designs.ts'
import { ability } from './ability.ts'
import { cardHints, planetHints } from './hints.ts'

/** Cards, planets and decks as they are written. Content outside this is refused when it is loaded. */

const NEEDS = ['ranged', 'indirect-damage', 'tokens'] as const

const bonus = { resources: amount, cards: amount }

export const cardSchema = z.strictObject({
  id: z.string(),
  no: z.int(),
  name: z.string(),
  type: z.enum(CARD_TYPES),
  faction: z.enum(FACTIONS),
  cost: amount.nullable(),
  atk: amount.nullable(),
  hp: amount.nullable(),
  command: amount.nullable(),
  shields: amount,
  unique: z.boolean(),
  loyal: z.boolean(),
  signature: z.boolean(),
  signatureOf: z.string().optional(),
  traits: z.array(z.string()),
  keywords: z.array(keyword),
  copies: amount.nullable(),
  inDemo: z.boolean(),
  startingHand: amount.optional(),
  startingResources: amount.optional(),
  bloodied: z
    .strictObject({ atk: amount, hp: amount, keywords: z.array(keyword), abilities: z.array(ability) })
    .optional(),
  attachTo: z.strictObject({ filter: cardFilter, text: z.string() }).optional(),
  traitLimit: z.strictObject({ trait: z.string(), max: amount, text: z.string() }).optional(),
  commandBonus: z.strictObject({ ...bonus, text: z.string() }).optional(),
  needs: z.array(z.enum(NEEDS)).optional(),
  abilities: z.array(ability),
  hints: cardHints.optional(),
})

export const cardsSchema = z.strictObject({
  version: z.literal(1),
  factions: z.array(z.strictObject({ id: z.enum(FACTIONS), name: z.string() })),
  types: z.array(z.strictObject({ id: z.enum(CARD_TYPES), name: z.string() })),
  keywords: z.array(z.strictObject({ id: keywordId, name: z.string(), text: z.string(), rules: z.array(z.string()) })),
  cards: z.array(cardSchema),
})

export const planetsSchema = z.strictObject({
  version: z.literal(1),
  planetTypes: z.array(z.strictObject({ id: z.enum(PLANET_TYPES), name: z.string() })),
  planets: z.array(
    z.strictObject({
      id: z.string(),
      no: z.int(),
      name: z.string(),
      types: z.array(z.enum(PLANET_TYPES)),
      commandBonus: z.strictObject(bonus),
      copies: amount,
      inDemo: z.boolean(),
      battleAbility: ability,
      hints: planetHints.optional(),
    }),
  ),
})

export const deckCardsSchema = z.array(z.strictObject({ id: z.string(), count: z.int().positive() }))

export const decksSchema = z.strictObject({
  version: z.literal(1),
  decks: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      format: z.enum(['demo-30', 'starter-35']),
      status: z.enum(['official', 'proposed']),
      faction: z.enum(FACTIONS),
      warlord: z.string(),
      size: z.int(),
      needs: z.array(z.enum(NEEDS)),
      cards: deckCardsSchema,
    }),
  ),
  planetSets: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      status: z.enum(['official', 'proposed']),
      draw: z.int(),
      planets: z.array(z.string()),
    }),
  ),
  default: z.strictObject({ decks: z.array(z.string()), planetSet: z.string() }),
})

export type Cards = z.infer<typeof cardsSchema>
export type Planets = z.infer<typeof planetsSchema>
export type Decks = z.infer<typeof decksSchema>
export type Need = (typeof NEEDS)[number]
export type CardData = z.infer<typeof cardSchema>
export type PlanetData = z.infer<typeof planetsSchema>['planets'][number]
export type DeckData = z.infer<typeof decksSchema>['decks'][number]
export type PlanetSet = z.infer<typeof decksSchema>['planetSets'][number]
