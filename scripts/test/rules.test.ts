import { expect, test } from 'vitest'
import { citations } from '../lib/rules/citations.mjs'
import { coverage } from '../lib/rules/coverage.mjs'
import { groupOf, leadingIds } from '../lib/rules/id.mjs'
import { readSpec } from '../lib/rules/spec.mjs'
import { table } from '../lib/rules/table.mjs'

const ids = (source: string) => citations('x.test.ts', source).cited.map(({ id }: { id: string }) => id)
const open = (source: string) => citations('x.test.ts', source).open

const spec = `
Prose about **D-LOS-9** is no rule, **OP-n** neither.
- **D-LOS-1** — A sentence. [PL x]
- **D-LOS-2** — *Withdrawn* in favour of D-LOS-1.
- **CQ-6.10** Tie.
- **EX-1 Setup.** New game.
- **W-MOVE-17** [extra] A base.

| Id | Question | Proposed ruling |
|---|---|---|
| OP-3 | What is it? | That. |
`

test('a specification is read as its list items that begin with an id, and its open points as rows', () => {
  const rules = readSpec(spec, 'doom.md')
  expect(rules.map(rule => rule.id)).toEqual(['D-LOS-1', 'D-LOS-2', 'CQ-6.10', 'EX-1', 'W-MOVE-17', 'OP-3'])
  expect(rules.map(rule => rule.group)).toEqual(['D-LOS', 'D-LOS', 'CQ-6', 'EX', 'W-MOVE', 'OP'])
  expect(rules[0]).toMatchObject({ at: 'doom.md:3', says: 'A sentence. [PL x]', withdrawn: false })
  expect(rules[1]!.withdrawn).toBe(true)
  expect(groupOf('CQ-16.31')).toBe('CQ-16')
})

test('a name may begin with several ids, however they are joined', () => {
  expect(leadingIds('D-LOS-3, D-LOS-4 no sight (D-LOS-5)').ids).toEqual(['D-LOS-3', 'D-LOS-4'])
  expect(leadingIds('CQ-6.9 CQ-6.10: a tie').ids).toEqual(['CQ-6.9', 'CQ-6.10'])
  expect(leadingIds('EX-1 and W-MOVE-2. Words').ids).toEqual(['EX-1', 'W-MOVE-2'])
  expect(leadingIds('D-TIMING-4 OP-28 two soldiers').ids).toEqual(['D-TIMING-4', 'OP-28'])
  expect(leadingIds('Demons see D-LOS-3').ids).toEqual([])
})

test('tests, groups, tables and helpers cite', () => {
  expect(ids(`test('D-LOS-1 a', () => {})`)).toEqual(['D-LOS-1'])
  expect(ids(`it("CQ-6.9 b", async () => {})`)).toEqual(['CQ-6.9'])
  expect(ids(`test(\`EX-1 \${word}\`, () => {})`)).toEqual(['EX-1'])
  expect(ids(`test.each([[1]])('D-LOS-2 costs %i', () => {})`)).toEqual(['D-LOS-2'])
  expect(ids(`test.each\`a\n\${1}\`('D-LOS-2 costs $a', () => {})`)).toEqual(['D-LOS-2'])
  expect(ids(`rule('D-LOS-1', 'sentence', () => {})`)).toEqual(['D-LOS-1'])
  expect(ids(`position('W-LOS-1', map, () => {})`)).toEqual(['W-LOS-1'])
  expect(ids(`describe('D-LOS-1', () => { test('D-LOS-2 a', () => {}); test('b', () => {}) })`)).toEqual([
    'D-LOS-1',
    'D-LOS-2',
    'D-LOS-1',
  ])
})

test('what does not run does not cite', () => {
  expect(ids(`test.skip('D-LOS-1 a', () => {}); test.todo('D-LOS-2 b'); it.fails('D-LOS-3 c', () => {})`)).toEqual([])
  expect(ids(`describe.skip('D-LOS-1', () => { test('D-LOS-2 a', () => {}) })`)).toEqual([])
  expect(ids(`describe('D-LOS-1 nothing inside', () => {})`)).toEqual([])
  expect(
    ids(`// test('D-LOS-1 a', () => {})\nexpect(decision.rule).toBe('D-LOS-2'); const s = "test('D-LOS-3')"`),
  ).toEqual([])
})

test('names that are made at run time are noticed', () => {
  expect(open(`test(\`\${id} walks\`, () => {})`)).toBe(true)
  expect(open(`test(\`D-LOS-\${n} walks\`, () => {})`)).toBe(true)
  expect(open('test(name, () => {})')).toBe(true)
  expect(open(`test('CQ-' + n, () => {})`)).toBe(true)
  expect(open(`test.each(cases)('%s', () => {})`)).toBe(true)
  expect(open(`test('plain', () => {}); test('D-LOS-1 ' + x, () => {}); test.each(t)('walks %s', () => {})`)).toBe(
    false,
  )
  expect(open('/x/.test(text)')).toBe(false)
})

const rules = readSpec('- **D-A-1** One.\n- **D-A-2** Two.\n- **CQ-1.1** Three.\n- **CQ-1.2** Withdrawn.', 'spec.md')
const cite = (...cited: string[]) => cited.map(id => ({ id, at: 'x.test.ts:1' }))

test('coverage counts tested, declared and missing rules by group', () => {
  const { groups, problems } = coverage(rules, cite('D-A-1', 'D-A-1', 'D-A'), {
    elsewhere: { 'CQ-1.1': 'a definition' },
  })
  expect(problems).toEqual([])
  expect(groups).toMatchObject([
    { group: 'D-A', rules: 2, tested: 1, elsewhere: 0, missing: [{ id: 'D-A-2', says: 'Two.' }] },
    { group: 'CQ-1', rules: 1, tested: 0, elsewhere: 1, missing: [] },
  ])
  expect(table(groups)).toMatch(/^D-A +2 +1 +0 +1$/m)
  expect(table(groups, { brief: true })).toMatch(/^All +3 +1 +1 +1$/m)
})

test('a rule without a test in a complete group is a problem', () => {
  expect(coverage(rules, cite('D-A-1'), { complete: ['D-A'] }).problems).toEqual([
    'D-A-2 has no test, but D-A is declared complete',
  ])
  expect(coverage(rules, cite('D-A-1', 'D-A-2'), { complete: ['D-A'] }).problems).toEqual([])
})

test('slips of the pen are problems', () => {
  expect(coverage(rules, cite('D-A-3'), {}).problems).toEqual([
    'x.test.ts:1: D-A-3 is not a rule (D-A has D-A-1 to D-A-2)',
  ])
  expect(coverage(rules, cite('D-A1'), {}).problems).toEqual(['x.test.ts:1: D-A1 is not a rule'])
  expect(coverage([...rules, rules[0]!], [], {}).problems).toEqual(['spec.md:1: D-A-1 is already the id of spec.md:1'])
  expect(coverage(rules, [], { complete: ['D-B'], elsewhere: { 'D-A-9': 'x', 'D-A-1': ' ' } }).problems).toHaveLength(3)
})
