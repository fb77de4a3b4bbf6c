import { expect, test } from 'vitest'
import { commitmentTo, fairSeed, newNumber, unfair } from '../src/index.ts'

const seats = ['alpha', 'bravo', 'invader']
const numbers = { alpha: newNumber(), bravo: newNumber(), invader: newNumber() }
const secret = newNumber()
const told = { commitment: commitmentTo(secret), secret, seats, numbers, seed: fairSeed(secret, seats, numbers) }

test('the seed follows from the secret and every number; nothing is wrong with a fair match', () => {
  expect(told.seed).toMatch(/^[0-9a-f]{64}$/)
  expect(unfair(told)).toEqual([])
  expect(unfair(told, { bravo: numbers.bravo })).toEqual([])
  for (const seat of seats)
    expect(fairSeed(secret, seats, { ...numbers, [seat]: newNumber() }), seat).not.toBe(told.seed)
  expect(fairSeed(newNumber(), seats, numbers)).not.toBe(told.seed)
})

test('another secret, another number, another seed are noticed', () => {
  expect(unfair({ ...told, secret: newNumber() })).toEqual(['other-secret', 'other-seed'])
  expect(unfair({ ...told, numbers: { ...numbers, alpha: newNumber() } }, { alpha: numbers.alpha })).toEqual([
    'other-number',
    'other-seed',
  ])
  expect(unfair({ ...told, seed: newNumber() })).toEqual(['other-seed'])
})

test('the encoding is fixed for good: a match of today verifies tomorrow', () => {
  expect(fairSeed('s', ['a', 'b'], { a: '1', b: '2' })).toBe(
    '2df23a0c60b8bfdf7d247110521bec58265797511f0a4d27b049784e823976cc',
  )
})
