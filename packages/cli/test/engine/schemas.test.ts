import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaText } from '@redoubt/kernel/testing'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { COMMANDS } from '../../src/engine/commands.ts'
import { engine, games } from '../../src/index.ts'
import { stream } from '../talk.ts'
import { ANSWERS, answer, refusal, request } from './messages.ts'

const DOCS = join(import.meta.dirname, '../../../../docs')
const FILES = {
  'engine-request.json': ['A request to redoubt engine', request],
  'engine-answer.json': ['An answer of redoubt engine', answer],
} as const

test.each(Object.entries(FILES))('docs/schemas/%s is what is said', async (file, [title, schema]) => {
  await expect(schemaText(title, schema)).toMatchFileSnapshot(join(DOCS, 'schemas', file))
})

const schemaOf = (file: keyof typeof FILES) =>
  new Ajv({ strict: false, allowUnionTypes: true }).compile(
    JSON.parse(readFileSync(join(DOCS, 'schemas', file), 'utf8')),
  )

test('every command has a request and an answer', () => {
  const commands = Object.keys(COMMANDS).sort()
  expect(Object.keys(ANSWERS).sort()).toEqual(commands)
  expect(request.options.map(({ shape }) => shape.cmd.value).sort()).toEqual(commands)
})

test('the conversation in docs/engine.md fits, both ways', () => {
  const [isRequest, isAnswer] = [schemaOf('engine-request.json'), schemaOf('engine-answer.json')]
  const lines = [...readFileSync(join(DOCS, 'engine.md'), 'utf8').matchAll(/^([→←]) (.+)$/gm)]
  expect(lines.length).toBeGreaterThan(20)
  for (const [, mark, text] of lines) expect((mark === '→' ? isRequest : isAnswer)(JSON.parse(text!)), text).toBe(true)
  expect(isRequest({ cmd: 'choose', match: 'm1', key: 'pass' })).toBe(false)
  expect(isRequest({ cmd: 'fly' })).toBe(false)
  expect(isAnswer({ id: 1, ok: true })).toBe(false)
})

test.each(['doom', 'conquest'])('all that the engine says about a match of %s fits', async game => {
  const match = 'm1'
  const requests = [
    { cmd: 'games' },
    { cmd: 'new', game, seed: 'schemas' },
    { cmd: 'random', match, n: 60 },
    { cmd: 'bot', match },
    { cmd: 'undo', match },
    { cmd: 'fork', match, at: 3 },
    { cmd: 'view', match, seat: 'spectator' },
    { cmd: 'state', match },
    { cmd: 'hash', match },
    { cmd: 'save', match },
    { cmd: 'choose', match, seq: 1, key: 'fly' },
    { cmd: 'close', match },
  ]
  const answers: unknown[] = []
  const lines = requests.map((given, id) => `${JSON.stringify({ id, ...given })}\n`)
  await engine(stream(lines), line => void answers.push(JSON.parse(line)), { games })
  const isAnswer = schemaOf('engine-answer.json')
  for (const [at, given] of requests.entries()) {
    expect(request.safeParse(given).error, given.cmd).toBe(undefined)
    const schema = given.cmd === 'choose' ? refusal : ANSWERS[given.cmd as keyof typeof ANSWERS]
    expect(schema.safeParse(answers[at]).error, given.cmd).toBe(undefined)
    expect(isAnswer(answers[at]), given.cmd).toBe(true)
  }
})
