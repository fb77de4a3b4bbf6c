import { expect, test } from 'vitest'
import { counter, duration, steps } from '../lib/steps.mjs'

function recorder(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, written, write: (text: string) => written.push(text) > 0 }
}

test('a step says which of how many it is, and how long the others took', () => {
  const out = recorder(false)
  let time = 0
  const step = steps(9, out, () => time)
  step.next('Types')
  time = 12_400
  step.next('Lint')
  expect(out.written).toEqual(['\n── 1 of 9 · Types\n', '\n── 2 of 9 · Lint · 12 s so far\n'])
})

test.each([
  [400, '0 s'],
  [59_400, '59 s'],
  [59_900, '1 min 0 s'],
  [484_000, '8 min 4 s'],
])('%d ms are %s', (ms, words) => {
  expect(duration(ms)).toBe(words)
})

test('a log gets at most ten lines, and the last says all', () => {
  const out = recorder(false)
  let time = 0
  const files = counter(251, out, () => time)
  for (let i = 0; i < 251; i++) {
    time += 1000
    files.done(4, i === 7 ? 1 : 0)
  }
  files.end()
  expect(out.written).toHaveLength(10)
  expect(out.written[0]).toBe('   26 of 251 files · 104 tests, 1 failed · 26 s\n')
  expect(out.written.at(-1)).toBe('   251 of 251 files · 1004 tests, 1 failed · 4 min 11 s\n')
})

test('a quick run says little in a log', () => {
  const out = recorder(false)
  const files = counter(20, out, () => 0)
  for (let i = 0; i < 20; i++) files.done(1, 0)
  expect(out.written).toEqual(['   20 of 20 files · 20 tests, 0 failed · 0 s\n'])
})

test('a run that was ended says how far it came', () => {
  const out = recorder(false)
  const files = counter(20, out, () => 0)
  files.done(3, 0)
  files.end()
  expect(out.written).toEqual(['   1 of 20 files · 3 tests, 0 failed · 0 s\n'])
})

test('a terminal gets one line that is written over', () => {
  const out = recorder(true)
  const files = counter(3, out, () => 0)
  files.done(1, 0)
  files.done(1, 0)
  files.end()
  expect(out.written.slice(0, -1).every(text => text.startsWith('\r') && !text.includes('\n'))).toBe(true)
  expect(out.written.at(-1)).toBe('\r\x1b[2K   2 of 3 files · 2 tests, 0 failed · 0 s\n')
})
