import { z } from 'zod'

/** Small schemas that every file of content uses. */

export const id = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is lower case words joined by hyphens')
export const name = z.string().min(1).max(60).describe('Shown to the players.')
/** A card's text says when, who, what, in at most 200 characters. */
export const text = z.string().min(1).max(200).describe('What the players read: when, who, what.')
export const prose = z.string().min(1).max(1200)

export const count = z.int().min(0).max(99)
export const positive = z.int().min(1).max(99)
export const signed = z.int().min(-99).max(99)
export const yes = z.literal(true)

/** How far: so many spaces, counted like range (OP-43), or next to it or on it (D-ADJ). */
export const reach = z.union([count, z.literal('adjacent')])
export type Reach = z.infer<typeof reach>

/** Editors look for it at the top of a file and help with the rest. */
export const schemaHint = z
  .string()
  .max(300)
  .optional()
  .describe('Where an editor finds the schema of this file; nothing else reads it.')

/** A space `[x, y]` of a mission's map. */
export const space = z.tuple([z.int().min(-99).max(99), z.int().min(-99).max(99)]).readonly()
export type MapSpace = z.infer<typeof space>

export const dice = z.strictObject({ red: count, black: count })
export type Dice = z.infer<typeof dice>

export const profile = z.strictObject({ range: count, red: count, black: count })
export type Profile = z.infer<typeof profile>

/** What is a fact of the published game and what is ours. */
export const provenance = z
  .enum(['printed', 'designed'])
  .describe('Printed: carries rules content of the published game.')
export const printedFields = z
  .array(z.string().min(1).max(120))
  .describe('What exactly is printed; everything else is designed.')
export const provisionalFields = z
  .array(z.string().min(1).max(120))
  .describe('Of what is printed: read with doubt, so that a better reading may replace it (OP-38).')
