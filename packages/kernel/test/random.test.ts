import { chacha20 } from '@noble/ciphers/chacha.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import {
  below,
  type Chance,
  commitment,
  fastRandom,
  nextUint32,
  pickOne,
  type RandomState,
  rollDie,
  secretRandom,
  shuffle,
} from '@redoubt/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const hexWords = (r: RandomState, n: number) =>
  Array.from({ length: n }, () => nextUint32(r).toString(16).padStart(8, '0')).join(' ')

const secret = (seed: string): Chance => ({ random: secretRandom(seed) })
const fast = (seed: string): Chance => ({ random: fastRandom(seed) })
const kinds = [
  ['secret', secret],
  ['fast', fast],
] as const

test('the secret stream is ChaCha20 (RFC 8439, A.1: vectors 1 and 2)', () => {
  const r: RandomState = { drawn: 0, key: '00'.repeat(32) }
  expect(hexWords(r, 8)).toBe('ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b')
  r.drawn = 16
  expect(hexWords(r, 4)).toBe('bee7079f 7a385155 7c97ba98 0d082d73')
})

test('the secret stream is seamless, from wherever it is taken up', () => {
  const r = secretRandom('seam')
  const bytes = chacha20(hexToBytes(r.key!), new Uint8Array(12), new Uint8Array(4 * 1024))
  const whole = new DataView(bytes.buffer)
  for (let i = 0; i < 1024; i++) expect(nextUint32(r)).toBe(whole.getUint32(4 * i, true))
  for (const at of [255, 256, 257, 511, 512, 1000])
    expect(nextUint32({ ...r, drawn: at })).toBe(whole.getUint32(4 * at, true))
})

test('many matches at once do not disturb each other', () => {
  const alone = Array.from({ length: 200 }, (_, i) => hexWords(secretRandom(`m${i}`), 3))
  const matches = alone.map((_, i) => secretRandom(`m${i}`))
  const mixed = matches.map(() => [] as string[])
  for (let turn = 0; turn < 3; turn++) for (const [i, r] of matches.entries()) mixed[i]!.push(hexWords(r, 1))
  expect(mixed.map(list => list.join(' '))).toEqual(alone)
})

test('the commitment is sha256 of the seed and not the key', () => {
  expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  fc.assert(
    fc.property(fc.string(), seed => {
      expect(secretRandom(seed).key).not.toBe(commitment(seed))
      expect(secretRandom(seed).key).toMatch(/^[0-9a-f]{64}$/)
    }),
  )
})

test('the fast stream is sfc32', () => {
  const r = fastRandom('any')
  const s = r.fast!.map(n => BigInt.asUintN(32, BigInt(n)))
  const u = (n: bigint) => BigInt.asUintN(32, n)
  for (let i = 0; i < 1000; i++) {
    const [a, b, c, d] = s as [bigint, bigint, bigint, bigint]
    const t = u(a + b + d)
    s.splice(0, 4, b ^ (b >> 9n), u(c + u(c << 3n)), u(u((c << 21n) | (c >> 11n)) + t), u(d + 1n))
    expect(BigInt(nextUint32(r))).toBe(t)
  }
})

test('a seed always gives the same stream, other seeds give others', () => {
  for (const [, make] of kinds) {
    expect(hexWords(make('a').random, 20)).toBe(hexWords(make('a').random, 20))
    expect(new Set(['a', 'b', 'c', '1', '2'].map(s => hexWords(make(s).random, 2))).size).toBe(5)
  }
  expect(new Set([0, 1, 2, -1, 2 ** 31].map(s => hexWords(fastRandom(s), 2))).size).toBe(5)
})

test('where the chance stands survives JSON', () => {
  for (const [, make] of kinds) {
    const { random } = make('json')
    hexWords(random, 300)
    const copy = JSON.parse(JSON.stringify(random))
    expect(hexWords(copy, 300)).toBe(hexWords(random, 300))
    expect(random.drawn).toBe(600)
  }
})

/** The 99.99 % quantile of chi-square, by Wilson and Hilferty. */
function chiLimit(degrees: number): number {
  const a = 2 / (9 * degrees)
  return degrees * (1 - a + 3.72 * Math.sqrt(a)) ** 3
}

function chiSquare(counts: number[], draws: number): number {
  const expected = draws / counts.length
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
}

describe.each(kinds)('the %s generator', (_, make) => {
  test('below gives each number equally often', () => {
    for (const n of [2, 3, 6, 7, 10, 52, 100]) {
      const g = make(`below ${n}`)
      const counts = new Array<number>(n).fill(0)
      const draws = n * 2000
      for (let i = 0; i < draws; i++) counts[below(g, n)]!++
      expect(chiSquare(counts, draws), `below ${n}`).toBeLessThan(chiLimit(n - 1))
    }
  })

  test('below has no bias where a plain remainder would be far off', () => {
    const g = make('bias')
    const n = 3 * 2 ** 30 // a plain remainder would give the lower third half of all draws
    let low = 0
    for (let i = 0; i < 9000; i++) if (below(g, n) < 2 ** 30) low++
    expect(Math.abs(low - 3000)).toBeLessThan(200)
  })

  test('shuffle reaches every order, each equally often', () => {
    const g = make('orders')
    const counts = new Map<string, number>()
    const draws = 24 * 1000
    for (let i = 0; i < draws; i++) {
      const order = shuffle(g, [...'abcd']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(chiSquare([...counts.values()], draws)).toBeLessThan(chiLimit(23))
  })

  test('neighbouring draws are independent', () => {
    const g = make('pairs')
    const counts = new Array<number>(36).fill(0)
    let last = below(g, 6)
    for (let i = 0; i < 36_000; i++) {
      const next = below(g, 6)
      counts[last * 6 + next]!++
      last = next
    }
    expect(chiSquare(counts, 36_000)).toBeLessThan(chiLimit(35))
  })
})

test('one possibility needs no chance, and impossible numbers are refused', () => {
  const g = fast('few')
  expect([below(g, 0), below(g, 1), pickOne(g, ['only']), shuffle(g, ['only'])[0]]).toEqual([0, 0, 'only', 'only'])
  expect(g.random.drawn).toBe(0)
  for (const n of [Number.NaN, 2 ** 33, Number.POSITIVE_INFINITY]) expect(() => below(g, n)).toThrow(RangeError)
  expect(below(g, 2 ** 32)).toBeGreaterThanOrEqual(0)
})

test('queued faces are rolled first; a face this die does not show is passed over', () => {
  const g = secret('queue')
  g.random.queue = [6, 9, 1, 2]
  const d6 = [1, 2, 3, 4, 5, 6]
  expect([rollDie(g, d6), rollDie(g, d6), rollDie(g, [2, 3])]).toEqual([6, 1, 2])
  expect(g.random.queue).toEqual([])
  expect(d6).toContain(rollDie(g, d6))
})

test('a queued die counts as drawn, so that undo does not cross it', () => {
  const g = secret('queue')
  g.random.queue = [3]
  rollDie(g, [1, 2, 3])
  expect(g.random.drawn).toBe(1)
})

test('every face of a die comes up', () => {
  const g = secret('faces')
  expect(new Set(Array.from({ length: 200 }, () => rollDie(g, [0, 0, 1, 2]))).size).toBe(3)
})
