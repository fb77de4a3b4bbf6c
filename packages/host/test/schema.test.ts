import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type AnyGame, offered, verify } from '@redoubt/kernel'
import { schemaText } from '@redoubt/kernel/testing'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { advance, begin, fromSave, type MatchSave, toSave } from '../src/index.ts'

const PAGE = join(import.meta.dirname, '../../../docs/schemas/save.json')

const outcome = z.object({
  winners: z.array(z.string()).describe('Seats; nobody: a draw.'),
  rule: z.string().describe('The rule that ended the match.'),
  reason: z.string().describe('For people, in English.'),
})

const state = z.object({ seq: z.int().min(0) })

const save = z.object({
  $schema: z.string().optional().describe('Where an editor finds the schema of this file; nothing else reads it.'),
  format: z.literal(1),
  game: z.string().describe('doom or conquest.'),
  rules: z.string().describe('Version of the rules it was played by.'),
  options: z.unknown().describe('What was settled before the match: see options.json of the game.'),
  commitment: z.string().describe('sha256 of the seed; public from the start.'),
  seed: z.string().optional().describe('Secret until the match is over; without it the match cannot be played on.'),
  decisions: z.array(z.string()).describe('Keys of the decisions, in order.'),
  length: z.int().optional().describe('How many decisions there are, so that a file that was cut short is noticed.'),
  outcome: outcome.nullable().optional().describe('How the match ended; null or left out: it goes on.'),
  hash: z.string().optional().describe('Of the last state, so that a replay can prove itself.'),
  state: state.optional().describe('The last state: where the match goes on if other rules no longer lead there.'),
  rounds: z
    .array(z.object({ at: z.int().min(0), round: z.number(), hash: z.string(), state: state.optional() }))
    .optional()
    .describe('The first position of every round.'),
  since: z
    .object({ at: z.int().min(0), rules: z.string(), state })
    .optional()
    .describe("The match did not come here by today's rules: it goes on from a position that was kept."),
  forfeit: outcome.optional().describe('The host ended the match; the rules alone cannot replay this.'),
  practice: z
    .literal(true)
    .optional()
    .describe('Against bots, something was taken back after something hidden had been learnt.'),
})

/** Does not compile when a save no longer fits. */
const written = (given: MatchSave): z.input<typeof save> => given

test('docs/schemas/save.json is a save', async () => {
  await expect(schemaText('A saved match of Redoubt', save)).toMatchFileSnapshot(PAGE)
})

test.each([doom, conquest] as AnyGame[])('a save of $id fits its schema, and may name it', game => {
  const line = begin(game, {}, 'schema')
  for (let n = 0; n < 20; n++) advance(line, offered(line.state)[0]!)
  const made = written(toSave(line))
  const editor = new Ajv({ strict: false })
  const fits = editor.compile(JSON.parse(readFileSync(PAGE, 'utf8')))
  expect(fits(made), JSON.stringify(fits.errors)).toBe(true)
  expect(fits({ ...made, decisions: [1] })).toBe(false)

  const named = { $schema: 'schemas/save.json', ...toSave(line) }
  expect(fits(named)).toBe(true)
  expect(fromSave(game, named).state).toEqual(line.state)
  expect(verify(game, named, 'schema')).toMatchObject({ ok: true })
})
