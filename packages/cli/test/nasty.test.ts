import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lines } from '../src/engine/lines.ts'
import { CODES } from '../src/engine/refused.ts'
import { ask, stream, talk } from './talk.ts'

const open = '{"id":1,"cmd":"new","game":"pig","seed":"abc"}'
const deep = (n: number, left: string, right: string) => left.repeat(n) + right.repeat(n)

const NASTY: Array<[string, string, string]> = [
  ['broken JSON', '{"id":1,', 'bad-json'],
  ['no JSON', 'hello', 'bad-json'],
  ['a control character', '\u0000', 'bad-json'],
  ['two objects', '{"cmd":"games"}{"cmd":"games"}', 'bad-json'],
  ['a lone surrogate in a name', '{"cmd":"\\ud800"}', 'unknown-command'],
  ['a number', '42', 'bad-request'],
  ['null', 'null', 'bad-request'],
  ['a list', '[{"cmd":"games"}]', 'bad-request'],
  ['a text', '"games"', 'bad-request'],
  ['an empty object', '{}', 'bad-request'],
  ['no command', '{"id":1}', 'bad-request'],
  ['a command that is a list', '{"cmd":["games"]}', 'bad-request'],
  ['an unknown command', '{"cmd":"fly"}', 'unknown-command'],
  ['a method of objects', '{"cmd":"constructor"}', 'unknown-command'],
  ['a prototype', '{"cmd":"__proto__"}', 'unknown-command'],
  ['a method as a match', '{"cmd":"hash","match":"constructor"}', 'unknown-match'],
  ['a method as a game', '{"cmd":"new","game":"toString"}', 'unknown-game'],
  ['options that are a list', '{"cmd":"new","game":"pig","options":[]}', 'bad-options'],
  ['options of a wrong type', '{"cmd":"new","game":"pig","options":{"goal":"many"}}', 'bad-options'],
  ['a seed that is no text', '{"cmd":"new","game":"pig","seed":1}', 'bad-request'],
  ['a negative n', '{"cmd":"random","match":"m1","n":-1}', 'bad-request'],
  ['half an n', '{"cmd":"random","match":"m1","n":0.5}', 'bad-request'],
  ['a huge n', '{"cmd":"random","match":"m1","n":1e300}', 'bad-request'],
  ['an infinite n', '{"cmd":"undo","match":"m1","n":1e999}', 'bad-request'],
  ['a seq beyond numbers', '{"cmd":"choose","match":"m1","seq":9007199254740993,"key":"roll"}', 'bad-request'],
  ['deep lists', deep(200_000, '[', ']'), 'too-deep'],
  ['deep objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'too-deep'],
  ['deep options', `{"cmd":"new","game":"faulty","options":{"x":${deep(5000, '[', ']')}}}`, 'too-deep'],
  ['depth that never closes', '['.repeat(500_000), 'too-deep'],
  ['a long line', `{"cmd":"${'x'.repeat(1_000_000)}"}`, 'line-too-long'],
  ['a line of ten million', 'x'.repeat(10_000_000), 'line-too-long'],
]

test.each(NASTY)('%s gets an error line and changes nothing', async (_, line, code) => {
  const hash = '{"cmd":"hash","match":"m1"}'
  const answers = await ask(open, hash, line, hash)
  expect(answers).toHaveLength(4)
  expect(answers[2]).toMatchObject({ ok: false, error: { code, message: expect.any(String) } })
  expect(JSON.stringify(answers[2]).length).toBeLessThan(2000)
  expect(answers[3]).toEqual(answers[1])
})

test('brackets inside texts are not depth', async () => {
  const [answer] = await ask({ cmd: 'x', a: '[{'.repeat(500), b: '\\"[[[[' })
  expect(answer.error.code).toBe('unknown-command')
})

test('an answer repeats the id if it is a text or a number, and nothing else', async () => {
  const ids = [1, -0.5, 'x', null, true, {}, [1], 'x'.repeat(1001)]
  const answers = await ask(...ids.map(id => ({ id, cmd: 'games' })))
  expect(answers.map(answer => answer.id)).toEqual([1, -0.5, 'x', null, null, null, null, null])
})

test('empty lines, Windows line ends, a byte order mark and a missing last line end are all right', async () => {
  const said = await talk(['\ufeff{"id":1,"cmd":"games"}\r\n\r\n   \n\n{"id":2,"cmd":"games"}'])
  expect(said.map(line => JSON.parse(line).id)).toEqual([1, 2])
})

test('what is not UTF-8 gets an error line', async () => {
  const said = await talk([new Uint8Array([0x22, 0xff, 0xfe, 0x22, 10]), '{"id":2,"cmd":"games"}\n'])
  expect(JSON.parse(said[0]!).error.code).toBe('bad-json')
  expect(JSON.parse(said[1]!).ok).toBe(true)
})

test('characters may be torn apart between chunks', async () => {
  const bytes = Buffer.from('{"id":"zwölf Würfel 🎲","cmd":"games"}\n')
  const said = await talk([...bytes].map(byte => new Uint8Array([byte])))
  expect(JSON.parse(said[0]!)).toMatchObject({ id: 'zwölf Würfel 🎲', ok: true })
})

test('a line that is too long costs one error, wherever it is cut, and the next line counts', async () => {
  const parts = [...Array.from({ length: 300 }, () => 'y'.repeat(40_000)), '"}\n{"id":2,', '"cmd":"games"}\n']
  const said = await talk(parts)
  expect(said.map(line => JSON.parse(line).error?.code ?? 'ok')).toEqual(['line-too-long', 'ok'])
})

test('a line as long as allowed is read', async () => {
  const line = JSON.stringify({ id: 7, cmd: 'games', padding: '' })
  const full = JSON.stringify({ id: 7, cmd: 'games', padding: 'x'.repeat(1000 - line.length) })
  expect(full).toHaveLength(1000)
  const [ok] = await talk([full], { longestLine: 1000 })
  expect(JSON.parse(ok!).ok).toBe(true)
  const [long] = await talk([full], { longestLine: 999 })
  expect(JSON.parse(long!).error.code).toBe('line-too-long')
})

test('the number of open matches is limited', async () => {
  const said = await talk([`${open}\n`.repeat(5), '{"cmd":"close","match":"m2"}\n', `${open}\n${open}\n`], {
    mostMatches: 3,
  })
  const answers = said.map(line => JSON.parse(line))
  expect(answers.map(answer => answer.error?.code ?? answer.match)).toEqual([
    'm1',
    'm2',
    'm3',
    'too-many-matches',
    'too-many-matches',
    'm2',
    'm4',
    'too-many-matches',
  ])
})

const word = fc.oneof(
  fc.constantFrom(
    'm1',
    'm2',
    'pig',
    'faulty',
    'ann',
    'bob',
    'roll',
    'hold',
    'good',
    'bad',
    'random',
    'spectator',
    'abc',
  ),
  fc.string(),
)
const anything = fc.oneof(word, fc.integer({ min: -1, max: 9 }), fc.anything({ maxDepth: 2 }))
const command = fc.constantFrom(
  ...['new', 'choose', 'view', 'state', 'random', 'bot', 'undo', 'save', 'load', 'fork', 'hash', 'close', 'games'],
)
const request = fc
  .record(
    {
      id: anything,
      cmd: fc.oneof({ weight: 9, arbitrary: command }, { weight: 1, arbitrary: anything }),
      match: fc.oneof({ weight: 5, arbitrary: fc.constant('m1') }, { weight: 1, arbitrary: anything }),
      game: fc.oneof({ weight: 5, arbitrary: fc.constantFrom('pig', 'faulty') }, { weight: 1, arbitrary: anything }),
      seat: anything,
      key: fc.oneof({ weight: 5, arbitrary: fc.constantFrom('roll', 'hold') }, { weight: 1, arbitrary: anything }),
      seq: fc.oneof({ weight: 5, arbitrary: fc.nat(5) }, { weight: 1, arbitrary: anything }),
      n: anything,
      at: anything,
      level: anything,
      seed: anything,
      options: fc.oneof(fc.constant({}), fc.record({ goal: anything, dice: anything })),
      save: fc.oneof(
        anything,
        fc.record({
          format: fc.constantFrom(1, 2),
          game: fc.constantFrom('pig', 'go'),
          rules: fc.constantFrom('1', '0'),
          options: anything,
          seed: word,
          decisions: fc.array(fc.oneof(fc.constantFrom('roll', 'hold'), anything)),
        }),
      ),
    },
    { requiredKeys: ['cmd'] },
  )
  .map(fields => {
    try {
      return JSON.stringify(fields) ?? 'null'
    } catch {
      return '{"cmd":"games"}' // a bigint among anything
    }
  })
const line = fc.oneof(
  { weight: 8, arbitrary: request },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.json() },
  // A good request with a piece missing or doubled.
  {
    weight: 2,
    arbitrary: fc.tuple(request, fc.nat(60), fc.nat(60)).map(([text, a, b]) => text.slice(0, a) + text.slice(b)),
  },
)

test('whatever is said, every line gets one answer, and errors change nothing', async () => {
  const codes = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 30 }), async texts => {
      const asked = texts.map(text => text.replace(/\n/g, ' ')).filter(text => text.trim() !== '')
      const hash = '{"cmd":"hash","match":"m1"}'
      const said = await ask(open, hash, ...asked.flatMap(text => [text, hash]))
      expect(said).toHaveLength(2 + 2 * asked.length)
      for (let i = 2; i < said.length; i += 2) {
        const answer = said[i]
        expect(typeof answer.ok).toBe('boolean')
        codes.add(answer.error?.code ?? 'ok')
        if (answer.ok) continue
        expect(CODES.filter(code => code !== 'internal')).toContain(answer.error.code)
        expect(answer.error.message).not.toBe('')
        expect(said[i + 1]).toEqual(said[i - 1])
      }
    }),
    { numRuns: 200 },
  )
  expect([...codes]).toEqual(expect.arrayContaining(['ok', 'bad-json', 'bad-request', 'wrong-seq', 'unknown-match']))
})

test('however the bytes arrive, the lines are the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 10 }),
      fc.array(fc.nat(200), { maxLength: 20 }),
      async (texts, cuts) => {
        const bytes = Buffer.from(texts.map(text => `${text.replace(/[\n\ufeff]/g, '')}\n`).join(''))
        const at = [0, ...cuts.map(cut => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
        const parts = at.slice(1).map((end, i) => bytes.subarray(at[i], end))
        const read: unknown[] = []
        for await (const found of lines(stream(parts), 1000)) read.push(found)
        const whole: unknown[] = []
        for await (const found of lines(stream([bytes]), 1000)) whole.push(found)
        expect(read).toEqual(whole)
        expect(read).toHaveLength(texts.length)
      },
    ),
  )
})
