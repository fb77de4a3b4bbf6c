import { z } from 'zod'
import { count, id, seat, time } from './words.ts'

/** Sentences that everybody reads in their own language (`chat.PRESET` in the catalogue). */
export const PRESETS = [
  'hello',
  'thanks',
  'nice',
  'wait',
  'ready',
  'sorry',
  'good-game',
  'cover-me',
  'hold-here',
  'go-left',
  'go-right',
  'need-help',
  'one-more',
  'back-soon',
] as const
export type Preset = (typeof PRESETS)[number]

/** What the table itself notes between the lines (`chat.notice.NOTICE`). */
export const NOTICES = [
  'sat',
  'stood',
  'away',
  'back',
  'handed-over',
  'taken-back',
  'paused',
  'resumed',
  'started',
] as const
export type Notice = (typeof NOTICES)[number]

/** One line. What turns the direction of writing would make others' words read otherwise; what joins parts of an emoji may stay. */
const text = z
  .string()
  .trim()
  .min(1)
  .max(280)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u)
const space = z.string().regex(/^[a-z0-9:-]{1,24}$/)

/** What may be said: a preset, a text if the terms allow it, a space of the board to look at, or a preset about a space. */
export const saying = z.union([
  z.strictObject({ preset: z.enum(PRESETS), space: space.optional() }),
  z.strictObject({ text, space: space.optional() }),
  z.strictObject({ space }),
])
export type Saying = z.infer<typeof saying>

export const chatLine = z.object({
  /** Lines of a table are numbered; whoever has a gap asks for them. */
  n: count,
  at: time,
  /** Who said it; null for a notice of the table. */
  player: id.nullable(),
  name: z.string(),
  seat: seat.nullable(),
  preset: z.string().optional(),
  text: z.string().optional(),
  space: z.string().optional(),
  notice: z.string().optional(),
})
export type ChatLine = z.infer<typeof chatLine>
