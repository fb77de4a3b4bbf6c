import { z } from 'zod'

/** Small parts that words are made of. */

export const FACTIONS = ['space-marines', 'orks', 'neutral'] as const
export type Faction = (typeof FACTIONS)[number]

export const CARD_TYPES = ['warlord', 'army', 'attachment', 'event', 'support', 'token'] as const
export type CardType = (typeof CARD_TYPES)[number]

/** The name of a choice that the ability makes. */
export const choiceName = z.templateLiteral(['$', z.string()])
export type ChoiceName = z.infer<typeof choiceName>

export const player = z.enum(['you', 'opponent'])
export type Who = z.infer<typeof player>

/** One card. */
export const ref = z.union([z.enum(['self', 'host', 'event.unit', 'event.card', 'event.defender']), choiceName])
export type Ref = z.infer<typeof ref>

export const place = z.union([
  z.enum([
    'self-planet',
    'adjacent-planets',
    'event-planet',
    'any-planet',
    'first-planet',
    'your-hq',
    'your-hand',
    'your-discard',
  ]),
  choiceName,
  z.templateLiteral(['planet-of:$', z.string()]),
])
export type Place = z.infer<typeof place>

export const stat = z.enum(['atk', 'hp', 'command'])
export type Stat = z.infer<typeof stat>

export const amount = z.int().nonnegative()
export const amountOrAll = z.union([amount, z.literal('all')])
