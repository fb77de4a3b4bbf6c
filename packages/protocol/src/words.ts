import { z } from 'zod'

/** Ids of matches, players, shares: random, 16 to 40 letters that fit into an address. */
export const id = z.string().regex(/^[\w-]{16,40}$/)
export const seat = z.string().min(1).max(24)
/** A seat, or whoever only watches. */
export const viewer = z.string().min(1).max(24)
export const game = z.string().min(1).max(24)
export const level = z.string().min(1).max(24)
/** As people read it out: `code.ts`. */
export const code = z.string().min(7).max(12)
/** The secret in the link of one chair, or the one of a seat token. */
export const key = z.string().min(16).max(80)
/** What a seat adds to the chance of the match: 32 bytes in hexadecimal. */
export const number = z.string().regex(/^[0-9a-f]{64}$/)
/** A language tag: en, pl, pt-BR. */
export const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/)
/** Milliseconds since 1970, by the server's clock. */
export const time = z.number()
/** Decisions, entries and lines are counted. */
export const count = z.int().min(0)
/** Longer names are cut by whoever draws them; control characters and directions of writing are refused. */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u)
