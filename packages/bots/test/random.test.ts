import type { SeenDecision } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { LEVELS, randomBot } from '../src/index.ts'

const decision: SeenDecision = {
  seat: 'x',
  kind: 'turn',
  rule: 'T-1',
  options: ['a', 'b', 'c'].map(key => ({ key, do: key })),
}
const ctx = { seat: 'x', deadline: 0, now: () => 0, signal: { aborted: false } }
const keys = (seed: string) => {
  const bot = randomBot(seed)
  return Array.from({ length: 300 }, () => bot.choose(null, decision, ctx) as string)
}

test('the random bot makes every legal choice about equally often', () => {
  const counts = new Map<string, number>()
  for (const key of keys('seed')) counts.set(key, (counts.get(key) ?? 0) + 1)
  expect([...counts.keys()].sort()).toEqual(['a', 'b', 'c'])
  expect(Math.min(...counts.values())).toBeGreaterThan(60)
})

test('the same seed plays the same way, another seed another way', () => {
  expect(keys('seed')).toEqual(keys('seed'))
  expect(keys('seed')).not.toEqual(keys('tree'))
})

test('every level makes a bot', () => {
  for (const make of Object.values(LEVELS)) expect(make('seed').choose).toBeTypeOf('function')
})
