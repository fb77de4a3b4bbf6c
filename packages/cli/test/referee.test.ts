import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { redoubt } from '../src/cli.ts'
import { terminal } from './talk.ts'

const folder = mkdtempSync(join(tmpdir(), 'referee-'))
afterAll(() => rmSync(folder, { recursive: true }))

const position = {
  map: ['+-+-+-+', '|. . .|', '+-+-+-+'],
  figures: [
    { id: 'A', kind: 'marine', at: 'a1' },
    { id: 'I', kind: 'imp', at: 'c1' },
  ],
  ask: [{ q: 'sight', from: 'A', to: 'I' }],
}
const seen = '{"answers":[{"q":"sight","answer":true,"rules":["D-LOS-2"]}]}\n'

async function ask(argv: string[], input: string | Uint8Array) {
  const io = terminal([input])
  const code = await redoubt(['referee', ...argv], io)
  return { code, out: io.out, err: io.err }
}

test('a position comes from standard input or a file; the answers go to standard output', async () => {
  const file = join(folder, 'position.json')
  writeFileSync(file, JSON.stringify(position))
  for (const argv of [[], ['-']]) {
    expect(await ask(argv, JSON.stringify(position))).toEqual({ code: 0, out: seen, err: '' })
  }
  expect(await ask([file], '')).toEqual({ code: 0, out: seen, err: '' })
  expect((await ask([], JSON.stringify([position, position]))).out).toBe(`[${seen.trim()},${seen.trim()}]\n`)
})

test('--draw prints the map with the line of sight', async () => {
  const { code, out } = await ask(['--draw'], JSON.stringify(position))
  expect(code).toBe(0)
  expect(out).toContain('A sees I from the upper right corner of a1 to the upper left corner of c1.')
  expect(out).toContain('*******')
})

const noise = Buffer.alloc(5_000_000)
for (let i = 0, n = 1; i < noise.length; i++) noise[i] = n = (Math.imul(n, 1103515245) + 12345) >>> 16

test.each<[string, string | Uint8Array, RegExp]>([
  ['nothing', '', /^redoubt referee: input: is not JSON/],
  ['not JSON', '{"map": [', /input: is not JSON/],
  ['5 MB of noise', noise, /input: is not JSON/],
  ['5 MB of brackets', '['.repeat(5_000_000), /input: is not JSON/],
  ['5 MB of text', JSON.stringify({ map: 'x'.repeat(5_000_000) }), /map: expected a list/],
  ['5 MB of map', JSON.stringify({ map: Array(5000).fill('+'.repeat(1001)) }), /map\[4999\]: 5000 lines/],
  [
    'an unknown figure',
    JSON.stringify({ ...position, ask: [{ q: 'sight', from: 'A', to: 'B' }] }),
    /ask\[0\]\.to: "B" is neither/,
  ],
  ['lines of breaks', JSON.stringify({ ...position, ask: [{ q: '\n\n' }] }), /ask\[0\]\.q: "\\n\\n" is none of/],
])('%s: exit code 2, one line that names the field, nothing else', async (_, input, says) => {
  for (const argv of [[], ['--draw']]) {
    const { code, out, err } = await ask(argv, input)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(says)
    expect(err.split('\n')).toHaveLength(2)
    expect(err.length).toBeLessThan(250)
  }
})

test('a file that is not there and a second file are refused', async () => {
  expect(await ask([join(folder, 'nowhere.json')], '')).toMatchObject({ code: 2, out: '' })
  expect(await ask(['a', 'b'], '')).toMatchObject({
    code: 2,
    out: '',
    err: 'redoubt referee: redoubt referee takes one FILE.\n',
  })
})

test('nesting that would overflow the stack is refused like any other wrong input', async () => {
  const deep = (n: number) => '['.repeat(n) + ']'.repeat(n)
  for (const input of [
    deep(5000),
    deep(200_000),
    `{"map":${deep(5000)}}`,
    JSON.stringify({ map: [deep(90)] })
      .replaceAll('"[', '[')
      .replaceAll(']"', ']'),
  ]) {
    const { code, out, err } = await ask([], input)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^redoubt referee: [^\n]*\n$/)
  }
  expect((await ask([], deep(5000))).err).toBe('redoubt referee: input: is nested more than 100 deep\n')
})
