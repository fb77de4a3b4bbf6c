import { z } from 'zod'

const SECOND = 1000
const DAY = 86_400 * SECOND

/** No clock; so much for the match and a bit more for every turn; or so much for every turn. Milliseconds. */
const clockTerms = z.union([
  z.literal('none'),
  z.strictObject({
    time: z
      .int()
      .min(10 * SECOND)
      .max(30 * DAY),
    increment: z
      .int()
      .min(0)
      .max(3600 * SECOND)
      .default(0),
    /** Without time: safe choices are made for the seat, or its side loses. */
    onFlag: z.enum(['fallback', 'lose']).default('fallback'),
  }),
  z.strictObject({
    perTurn: z
      .int()
      .min(10 * SECOND)
      .max(30 * DAY),
    onFlag: z.enum(['fallback', 'lose']).default('fallback'),
  }),
])

/** The rules of a table besides those of the game. The host may change them until the match starts. */
export const terms = z.strictObject({
  clock: clockTerms.default('none'),
  /** In the lobby for everybody, or only for whoever has the link. */
  listed: z.boolean().default(false),
  /** Who watches sees what is public, or after so many minutes all hands. */
  watching: z.union([z.literal('public'), z.strictObject({ hands: z.int().min(1).max(1440) })]).default('public'),
  /** How a seat whose player has vanished is handed to a bot: by vote of the others, by itself after minutes, or never. */
  takeover: z
    .union([z.literal('vote'), z.literal('never'), z.strictObject({ after: z.int().min(1).max(10_080) })])
    .default('vote'),
  /** Presets only, or text as well. */
  chat: z.enum(['presets', 'free']).default('presets'),
  /** May a seat ask the coach what a strong player would do? */
  coach: z.boolean().default(true),
})
export type Terms = z.infer<typeof terms>
export type ClockTerms = z.infer<typeof clockTerms>

/** What a table has that nobody said anything about. */
export const USUAL_TERMS: Terms = terms.parse({})
