import { z } from 'zod'
import { count, positive } from './basic.ts'
import { DURATIONS } from './durations.ts'
import { FIGURE_STATES, PORTAL_LEVELS, SIDES, SIZES, TOKENS } from './lists.ts'
import { NAMED_FIGURES } from './named-figures.ts'
import { REFERENCES } from './references.ts'

/** Fields that several words have. */

export const until = z.enum(DURATIONS)
export const token = z.enum(TOKENS)
export const level = z.enum(PORTAL_LEVELS)
export const counter = z.string().min(1).max(64)
export const figure = z.enum(NAMED_FIGURES)
export const side = z.enum(SIDES)
export const size = z.enum(SIZES)
export const state = z.enum(FIGURE_STATES)
export const reference = z.enum(REFERENCES)
export const bounds = { min: count.optional(), max: count.optional() }

/** Words that can mean only one thing; a file says so all the same, so that it can be read alone. */
export const self = z.literal('self')
export const objective = z.literal('objective')
export const allDemons = z.strictObject({ pick: z.literal('all'), side: z.literal('demon') })
export const argentPlace = z.enum(['any-face-up', 'any-face-up-or-invasion'])
export const price = z.strictObject({ blue: count, yellow: count, red: count })

export const or = <const W extends readonly [string, ...string[]]>(number: z.ZodInt, ...words: W) =>
  z.union([number, z.enum(words)])

/** Fewer dice in the pool: of one colour, or any that the chooser names. */
export const fewerDice = z.strictObject({
  red: count.optional(),
  black: count.optional(),
  count: positive.optional(),
  chooser: z.enum(['self', 'owner', 'invader']).optional(),
})

export const oneOf =
  (...keys: string[]) =>
  (e: object) =>
    keys.filter(key => key in e).length === 1
export const either = (...keys: string[]) => ({ message: `needs exactly one of ${keys.join(', ')}` })
