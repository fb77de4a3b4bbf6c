import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codeMutants, mutated, watched } from '../lib/mutate/code.mjs'
import { changed, contentMutants, wordsOf } from '../lib/mutate/content.mjs'
import { EQUIVALENT } from '../lib/mutate/equivalent.mjs'
import { testKit } from '../lib/mutate/kit.mjs'
import { compileAll, compiled } from '../lib/mutate/modules.mjs'
import { changeOf, mutantsOf } from '../lib/mutate/mutate.mjs'
import { GAMES } from '../lib/mutate/places.mjs'
import { planFor } from '../lib/mutate/plan.mjs'
import { reported } from '../lib/mutate/report.mjs'
import { sampled } from '../lib/mutate/sample.mjs'
import { Workers } from '../lib/mutate/workers.mjs'

const changes = (source: string): string[] =>
  codeMutants('a.ts', source).map((m: { from: string; to: string }) => `${m.from} → ${m.to}`)

test('conditions are turned round, figures are one higher, parts and steps are left out', () => {
  expect(changes('export const f = (a: number) => a > 2 && g(a)')).toEqual([
    'a > 2 && g(a) → a > 2',
    'a > 2 && g(a) → g(a)',
    'a > 2 → a >= 2',
    'a > 2 → a <= 2',
    '2 → 3',
  ])
  expect(changes('hurt(a)\nif (dead(a)) count++')).toEqual([
    'hurt(a) → ;',
    'dead(a) → !dead(a)',
    'count++ → ;',
    'count++ → count--',
  ])
})

test('whether something is there at all is no condition that could be forgotten', () => {
  for (const there of ['a', '!a', '!!a', 'a === undefined', "'at' in a"])
    expect(changes(`if (${there} || g(a)) h()`), there).not.toContain(`${there} || g(a) → g(a)`)
  expect(changes('if (f(a) || g(a)) h()')).toContain('f(a) || g(a) → g(a)')
})

test('types, imports, what is only told and errors are left alone', () => {
  const source = `import { a } from './a.ts'
interface B { n: 1 | 2 }
if (heard()) tell({ amount: 3 })
if (a < 0) throw new Error('no ' + 7)
say('x', { n: 1 })
class Refused extends Error { constructor(n: number) { super(n > 1 ? 'many' : 'one') } }
none = -1`
  expect(changes(source).filter(change => !change.startsWith('a < 0'))).toEqual(['0 → 1', 'none = -1 → ;'])
})

test('a mutant is the source with one change; a watched source says which were reached', () => {
  const source = 'let n = 0\nn += 2\nn++\nexport const done = n === 3 ? "yes" : "no"'
  const mutants = codeMutants('a.ts', source).map((m: object, n: number) => ({ ...m, n }))
  expect(mutants.map((m: any) => mutated(source, m))).toContain(source.replace('n === 3', 'n !== 3'))
  const reached: number[] = []
  const run = new Function('__reached', watched(source, mutants).replace('export ', ''))
  run((n: number) => {
    reached.push(n)
  })
  expect([...new Set(reached)].sort((a, b) => a - b)).toEqual(mutants.map((m: { n: number }) => m.n))
})

test('content: figures, words of the same field, fields and members; never words for people', () => {
  const cards = JSON.stringify({
    cards: [
      { id: 'one', name: 'One', cost: 2, effect: [{ do: 'draw', player: 'you' }], text: 'Draw.' },
      { id: 'two', name: 'Two', cost: 0, effect: [{ do: 'destroy', player: 'opponent' }], text: 'Destroy.' },
    ],
  })
  const mutants = contentMutants('cards.json', cards, wordsOf([cards]))
  const one = mutants.filter((m: { card: string }) => m.card === 'one')
  expect(one.map((m: { text: string; from: string; to: string }) => `${m.text}: ${m.from} → ${m.to}`)).toEqual([
    'one cost: 2 → 3',
    'one cost: 2 → 1',
    'one cost: cost: 2 → left out',
    'one effect: effect: [{"do":"draw","player":"you"}] → left out',
    'one effect.0: {"do":"draw","player":"you"} → left out',
    'one effect.0.do: "draw" → "destroy"',
    'one effect.0.do: do: "draw" → left out',
    'one effect.0.player: "you" → "opponent"',
    'one effect.0.player: player: "you" → left out',
  ])
  expect(JSON.parse(changed(cards, one[0])).cards[0].cost).toBe(3)
})

test('a sample depends on the seed alone', () => {
  const list = Array.from({ length: 50 }, (_, n) => ({
    n,
    file: 'packages/a.ts',
    line: n,
    start: n,
    from: 'a',
    to: 'b',
  }))
  const pick = (seed: string) => sampled(list, 10, seed).map((m: { n: number }) => m.n)
  expect(pick('1')).toEqual(pick('1'))
  expect(pick('1')).toHaveLength(10)
  expect(pick('1')).not.toEqual(pick('2'))
})

test('asked first: who names a rule beside the mutant, the file of its name, who comes there, the rest of the files; last what takes long', () => {
  const told = (n: number, name: string, comes: boolean, ms = 1) => ({
    n,
    name,
    ms,
    reached: new Set(comes ? [4] : []),
  })
  const file = (name: string, ...tests: object[]) => ({ file: name, source: '', loading: new Set(), tests })
  const files = [
    file(
      'a.test.ts',
      told(0, 'far', false),
      told(1, 'slow', true, 9),
      told(2, 'quick', true),
      told(3, 'D-LOS-1', false),
    ),
    file('b.test.ts', told(0, 'own', true)),
    file('c.test.ts', told(0, 'D-LOS-1', true), told(1, 'any', false), told(2, 'D-LOS-1 over all maps', true, 9000)),
    file('d.test.ts', told(0, 'never', false)),
  ]
  const plan = planFor({ n: 4, file: 'src/b.ts', names: ['D-LOS-1'] }, files)
  expect(plan.map((p: any) => [p.file, p.tests.map((t: { name: string }) => t.name)])).toEqual([
    ['c.test.ts', ['D-LOS-1']],
    ['b.test.ts', ['own']],
    ['a.test.ts', ['quick', 'slow']],
    ['c.test.ts', ['any']],
    ['a.test.ts', ['far', 'D-LOS-1']],
    ['c.test.ts', ['D-LOS-1 over all maps']],
  ])
})

test('the report counts what was noticed and names the rest; refused content does not count', () => {
  const mutant = (n: number, content = false) => ({ n, text: `line ${n}`, content })
  const { lines, score } = reported(
    'doom',
    [
      { mutant: mutant(1), status: 'killed' },
      { mutant: mutant(2), status: 'survived', ran: 0 },
      { mutant: mutant(3, true), status: 'endless' },
      { mutant: mutant(4, true), status: 'refused' },
    ],
    { placeOf: (m: any) => `f.ts:${m.n}`, changeOf: () => 'a → b' },
  )
  expect(score.toFixed(1)).toBe('66.7')
  expect(lines.slice(0, 2)).toEqual(['f.ts:2  a → b', '    line 2   (no test comes here)'])
})

test('the tests of the run compare files as vitest does, and never write them', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'mutate-')), 'file.txt')
  writeFileSync(file, 'as it is')
  const { expect: compared }: { expect: any } = testKit()
  await compared('as it is').toMatchFileSnapshot(file)
  expect(() => compared('otherwise').toMatchFileSnapshot(file)).toThrow('is not what')
  expect(readFileSync(file, 'utf8')).toBe('as it is')
})

test('a mutant is killed by a failing test, survives a weak one, and can neither hang nor crash the run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mutate-'))
  const source = join(folder, 'sum.ts')
  const file = join(folder, 'sum.test.ts')
  const code =
    'export function sum(n: number): number {\n  let s = 0\n  for (let i = 1; i <= n; i++) s += i\n  return s\n}\n'
  writeFileSync(source, code)
  writeFileSync(
    file,
    `import { expect, test } from 'vitest'
import { sum } from './sum.ts'
test('sum', () => { expect(sum(3)).toBe(6) })`,
  )
  const modules = await compileAll([file])
  const workers = new Workers(1, modules)
  try {
    const plan = [{ file, tests: [{ n: 0, name: 'sum', ms: -200 }] }]
    const attempt = async (from: string, to: string) => {
      const module = await compiled(source, code.replace(from, to))
      return (await workers.do({ job: 'attempt', file: source, module, plan })).status
    }
    expect(await attempt('i = 1', 'i = 2')).toBe('killed')
    expect(await attempt('i = 1', 'i = 0')).toBe('survived')
    expect(await attempt('i++', 'i += 0')).toBe('endless')
    expect(await attempt('let s', 'process.abort(); let s')).toBe('crashed')
    expect(await attempt('i = 1', 'i = 2')).toBe('killed') // a fresh worker has taken over
  } finally {
    workers.stop()
  }
})

test('every mark of a change that nobody could see is about a line that is there', () => {
  const places = Object.keys(GAMES).flatMap(game => mutantsOf(game)) as Array<{ text: string }>
  const lines = new Map<string, Set<string>>()
  for (const place of places) lines.set(place.text, (lines.get(place.text) ?? new Set()).add(changeOf(place)))
  const stale = EQUIVALENT.flatMap(({ line, changes }) => changes.filter(change => !lines.get(line)?.has(change)))
  expect(stale).toEqual([])
})
