import { z } from 'zod'
import { CODES } from '../../src/engine/refused.ts'

/** What goes over the wire of `redoubt engine`. Requests may carry more fields; they are ignored. */

const id = z.union([z.string(), z.number()]).optional().describe('The answer repeats it.')
const match = z.string().describe('As the engine named it: m1.')
const seq = z.int().min(0).optional().describe('Decisions made so far; if the match stands elsewhere, nothing happens.')
const save = z.looseObject({ game: z.string() }).describe('A saved match: save.json.')

export const request = z.discriminatedUnion('cmd', [
  z.object({ id, cmd: z.literal('games') }),
  z.object({
    id,
    cmd: z.literal('new'),
    game: z.string().describe('doom or conquest.'),
    options: z.unknown().optional().describe('options.json of the game.'),
    seed: z.string().optional().describe('Left out: a fresh secret one.'),
  }),
  z.object({ id, cmd: z.literal('choose'), match, seq: z.int().min(0), key: z.string() }),
  z.object({
    ...{ id, cmd: z.literal('random'), match, seq },
    n: z.int().min(1).max(10_000).optional(),
    seed: z.string().optional(),
  }),
  z.object({
    ...{ id, cmd: z.literal('bot'), match, seq },
    level: z.string().optional().describe('random, or a level of the game.'),
    ms: z.int().min(1).max(60_000).optional().describe('Time to think.'),
  }),
  z.object({ id, cmd: z.literal('undo'), match, seq, n: z.int().min(1).optional() }),
  z.object({ id, cmd: z.literal('fork'), match, seq, at: z.int().min(0).optional() }),
  z.object({ id, cmd: z.literal('view'), match, seq, seat: z.string().describe('A seat, or spectator.') }),
  z.object({ id, cmd: z.literal('state'), match, seq }),
  z.object({ id, cmd: z.literal('hash'), match, seq }),
  z.object({ id, cmd: z.literal('save'), match, seq }),
  z.object({ id, cmd: z.literal('load'), save }),
  z.object({ id, cmd: z.literal('close'), match, seq }),
])

const ok = { id: z.union([z.string(), z.number(), z.null()]), ok: z.literal(true) }
const outcome = z.object({ winners: z.array(z.string()), rule: z.string(), reason: z.string() }).nullable()
const decision = z
  .object({
    seat: z.string(),
    kind: z.string(),
    rule: z.string(),
    options: z.array(z.looseObject({ key: z.string(), do: z.string() })).min(1),
  })
  .nullable()
  .describe('Who must decide what, by which rule, and all that is legal; null: the match is over.')
const position = {
  ...ok,
  match,
  seq: z.int().min(0),
  decision,
  outcome,
  events: z.array(z.looseObject({ type: z.string() })).describe('What happened because of the request.'),
}

/** What each command answers. */
export const ANSWERS = {
  games: z.strictObject({ ...ok, games: z.array(z.object({ id: z.string(), name: z.string(), rules: z.string() })) }),
  new: z.strictObject(position),
  choose: z.strictObject(position),
  random: z.strictObject({ ...position, keys: z.array(z.string()) }),
  bot: z.strictObject({
    ...position,
    key: z.string(),
    why: z.string().optional().describe('The reason of the bot, in a sentence.'),
    fallback: z.string().optional().describe("Why it was not the bot's own answer."),
  }),
  undo: z.strictObject(position),
  fork: z.strictObject(position),
  view: z.strictObject({ ...ok, view: z.unknown() }),
  state: z.strictObject({ ...ok, state: z.unknown() }),
  hash: z.strictObject({ ...ok, seq: z.int().min(0), hash: z.string() }),
  save: z.strictObject({ ...ok, save }),
  load: z.strictObject(position),
  close: z.strictObject({ ...ok, match }),
} satisfies Record<z.infer<typeof request>['cmd'], z.ZodType>

export const refusal = z.object({
  id: z.union([z.string(), z.number(), z.null()]),
  ok: z.literal(false),
  error: z.looseObject({ code: z.enum(CODES), message: z.string().describe('For people.') }),
})

export const answer = z.union([refusal, ...new Set(Object.values(ANSWERS))])
