import { ASKING, UNDO_NEEDS } from '@redoubt/host'
import { z } from 'zod'
import { outcome } from './table.ts'
import { count, id, seat } from './words.ts'

/** What a word of a seat carries, so that it may be sent again: nothing is done twice. */
const word = { match: id, seat, seq: count }

export const choose = z.strictObject({
  ...word,
  keys: z.union([z.string().max(200), z.array(z.string().max(200)).min(1).max(200)]),
})
export const undo = z.strictObject({ ...word, to: count.optional() })
export const answerUndo = z.strictObject({ ...word, agree: z.boolean() })
export const withdrawUndo = z.strictObject(word)
export const prefer = z.strictObject({ match: id, seat, kind: z.string().max(100), asking: z.enum(ASKING) })

/** The host's answer to a word that was accepted. */
export const accepted = z.object({
  seq: count,
  /** How many of the keys were played. */
  played: count,
  /** It had been accepted before. */
  repeated: z.literal(true).optional(),
})

const clocks = z.record(z.string(), z.object({ left: z.number(), running: z.boolean() })).nullable()
const decision = z
  .looseObject({
    seat,
    kind: z.string(),
    rule: z.string(),
    options: z.array(z.looseObject({ key: z.string(), do: z.string() })).optional(),
    about: z.record(z.string(), z.unknown()).optional(),
  })
  .nullable()
const event = z.looseObject({ type: z.string() })
export const events = z.array(event)

/** The message of the host: all that a viewer knows now, and what has happened since the last one. */
export const message = z.object({
  seq: count,
  made: count,
  view: z.unknown(),
  decision,
  passes: z.literal(true).optional(),
  events,
  undone: z.array(z.object({ after: count, events })).optional(),
  outcome: outcome.nullable(),
  clocks,
  undo: z.object({
    can: z.enum(UNDO_NEEDS),
    request: z
      .object({ by: seat, to: count, waitsFor: z.array(seat), practice: z.literal(true).optional() })
      .nullable(),
  }),
  practice: z.literal(true).optional(),
  commitment: z.string().optional(),
})

/** A client numbers what it watches; pushes name that number and are short. */
export const watchNumber = z.int().min(0).max(1_000_000)

/** The first word to a watcher, and whenever it asks anew: everything. */
export const wholePush = z.object({ on: z.literal('match'), watch: watchNumber, n: count, whole: message })

/** Then what has changed: `n` counts up by one, so that a gap is noticed. `change` is for `applied` of @redoubt/host. */
export const changePush = z.object({
  on: z.literal('match'),
  watch: watchNumber,
  n: count,
  change: z.unknown(),
  events,
  /** The clocks as they stand; they are not part of the change. */
  clocks: clocks.optional(),
})
