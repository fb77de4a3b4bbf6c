import { expect, test } from 'vitest'
import { namesOf, tally } from '../lib/tally.mjs'

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map(status => ({ status })),
})
const report = (...testResults: object[]) => ({ testResults })

test('tests are counted by what became of them', () => {
  expect(tally(0, report(file('passed', 'passed', 'passed'), file('passed', 'passed', 'skipped')))).toEqual({
    passed: 3,
    failed: 0,
    notes: ['1 skipped'],
  })
  expect(tally(1, report(file('failed', 'passed', 'failed')))).toMatchObject({ passed: 1, failed: 1 })
})

test('a test that failed is named with its reason', () => {
  const failed = {
    status: 'failed',
    fullName: 'two and two are five',
    failureMessages: ['expected 4 to be 5\n  at a.ts'],
  }
  const { notes } = tally(1, report({ name: 'a.test.ts', status: 'failed', assertionResults: [failed] }))
  expect(notes).toEqual(['Failed: a.test.ts: two and two are five\n    expected 4 to be 5\n      at a.ts'])
})

test('a file that cannot be run, an error outside tests and a crash count as failures', () => {
  expect(tally(1, report(file('failed'))).failed).toBe(1)
  expect(tally(1, report(file('passed', 'passed')))).toMatchObject({ passed: 1, failed: 1 })
  expect(tally(1, null)).toMatchObject({ passed: 0, failed: 1 })
})

test('the names of what ran are those of vitest list', () => {
  const ran = { status: 'passed', ancestorTitles: ['D-LOS', 'walls'], title: 'D-LOS-3 no sight' }
  const left = { status: 'skipped', ancestorTitles: [], title: 'D-LOS-4 later' }
  expect(namesOf(report({ name: '/a.test.ts', status: 'passed', assertionResults: [ran, left] }))).toEqual([
    { file: '/a.test.ts', name: 'D-LOS > walls > D-LOS-3 no sight' },
  ])
})
