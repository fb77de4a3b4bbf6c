import { z } from 'zod'
import { type MatchFile, TableProblem } from './tables.ts'

const plan = z.union([
  z.strictObject({ kind: z.literal('human'), name: z.string().max(80), person: z.int().min(0).max(9) }),
  z.strictObject({
    kind: z.literal('bot'),
    name: z.string().max(80),
    level: z.string().max(40),
    time: z.int().optional(),
  }),
])

/** What is in it is for the rules to judge: they try to go on from it. */
const position = z.looseObject({ seq: z.int().min(0) })

const save = z.object({
  format: z.literal(1),
  game: z.string().max(40),
  rules: z.string().max(40),
  options: z.unknown().optional(),
  commitment: z.string().max(128),
  seed: z.string().max(256),
  decisions: z.array(z.string().max(200)).max(200_000),
  length: z.int().optional(),
  outcome: z.unknown().optional(),
  hash: z.string().max(128).optional(),
  state: position.optional(),
  rounds: z
    .array(z.object({ at: z.int().min(0), round: z.number(), hash: z.string().max(128), state: position.optional() }))
    .max(10_000)
    .optional(),
  since: z.object({ at: z.int().min(0), rules: z.string().max(40), state: position }).optional(),
  forfeit: z.object({ winners: z.array(z.string().max(20)), rule: z.string(), reason: z.string() }).optional(),
  practice: z.literal(true).optional(),
})

/** What this app writes. */
export const file = z.object({
  redoubt: z.literal(1),
  seats: z.record(z.string().max(20), plan),
  created: z.number(),
  save,
})

/** A file somebody hands in: one of ours, or the plain save that other programs of Redoubt write. */
export function matchFile(given: unknown): { save: MatchFile['save']; seats?: MatchFile['seats'] } {
  if (typeof given === 'object' && given !== null && 'sealed' in given) throw new TableProblem('sealed-file')
  const parsed = z.union([file, save]).safeParse(given)
  if (!parsed.success) throw new TableProblem('bad-file')
  if ('redoubt' in parsed.data) return { save: parsed.data.save as MatchFile['save'], seats: parsed.data.seats }
  return { save: parsed.data as MatchFile['save'] }
}
