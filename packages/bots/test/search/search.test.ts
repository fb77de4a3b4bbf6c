import { below, fastRandom, type RandomState } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import type { BotContext } from '../../src/bot.ts'
import type { Adapter } from '../../src/search/adapter.ts'
import { compare } from '../../src/search/compare.ts'
import { paceOf } from '../../src/search/pace.ts'
import { SEARCH_TERMS, search } from '../../src/search/search.ts'
import { type Nim, nim } from './nim.ts'

const adapter: Adapter<Nim> = {
  game: nim,
  evaluate: (g, seat) => (g.outcome ? (g.outcome.winners[0] === seat ? 1 : 0) : 0.5),
  policy: g => {
    if (!g.imagined) throw new Error('This is the true state.')
    return g.decision!.options[below(g, g.decision!.options.length)]!
  },
  horizon: () => () => false,
}

function table(sticks: number, time = 60_000, signal = { aborted: false }) {
  const state = nim.create({ sticks }, 'seed')
  const now = () => performance.now()
  const ctx: BotContext = { seat: 'x', deadline: now() + time, now, signal }
  return { state, ctx, imagine: (random: RandomState) => nim.imagine(state, 'x', random) }
}

async function find(sticks: number, seed: number, iterations = 2000) {
  const { ctx, imagine } = table(sticks)
  return search(adapter, imagine, fastRandom(seed), paceOf(ctx), { ...SEARCH_TERMS, iterations })
}

describe('the search', () => {
  test.each([5, 6, 7, 9, 10, 11])('finds the only winning move with %i sticks', async sticks => {
    const { tried } = await find(sticks, 1)
    expect(tried[0]!.key).toBe(`take:${sticks % 4}`)
    expect(tried[0]!.value).toBeGreaterThan(0.6)
  })

  test('finds the same with the same seed, and never thinks in the true state', async () => {
    const [one, two, other] = [await find(9, 1, 90), await find(9, 1, 90), await find(9, 2, 90)]
    expect(two.tried).toEqual(one.tried)
    expect(other.tried).not.toEqual(one.tried)
    expect(one.iterations).toBe(90)
    expect(one.perSecond).toBeGreaterThan(0)
  })

  test('stops as soon as one choice is clear, if it may', async () => {
    const { ctx, imagine } = table(7)
    const terms = { ...SEARCH_TERMS, iterations: 2000 }
    const early = await search(adapter, imagine, fastRandom(1), paceOf(ctx), { ...terms, clear: 0.6 })
    expect(early.tried[0]!.key).toBe('take:3')
    expect(early.iterations).toBeLessThan(2000)
    expect(early.tried[0]!.visits / early.iterations).toBeGreaterThanOrEqual(0.6)
  })

  test('goes on from what an earlier search found out', async () => {
    const { ctx } = table(9)
    const first = await find(9, 1, 200)
    const below = first.below(first.tried[0]!.key)!
    expect([...below.keys()].sort()).toEqual(['take:1', 'take:2', 'take:3'])
    const visits = () => [...below.values()].reduce((sum, edge) => sum + edge.visits, 0)
    const before = visits()
    expect(before).toBeGreaterThan(20)
    const state = nim.create({ sticks: 9 }, 'seed')
    nim.choose(state, first.tried[0]!.key)
    const on = await search(
      adapter,
      random => nim.imagine(state, 'y', random),
      fastRandom(2),
      paceOf(ctx),
      { ...SEARCH_TERMS, iterations: 50 },
      below,
    )
    expect(on.iterations).toBe(50)
    expect(visits()).toBe(before + 50)
    expect(first.below('take:unheard-of')).toBeNull()
  })

  test('stops at the deadline, uses the time it has, and lets others run meanwhile', async () => {
    const { ctx, imagine } = table(21, 300)
    let ticks = 0
    let asked = 0
    let late = 0
    const now = () => {
      const time = ctx.now()
      asked++
      if (time >= ctx.deadline) late++
      return time
    }
    const timer = setInterval(() => ticks++, 1)
    const start = performance.now()
    const { iterations } = await search(adapter, imagine, fastRandom(1), paceOf({ ...ctx, now }))
    clearInterval(timer)
    expect(performance.now() - start).toBeGreaterThan(200)
    expect(iterations).toBeGreaterThan(10)
    expect(ticks).toBeGreaterThan(3)
    // A busy machine may hold the search up, but once the time is over it looks at the clock a few times and goes.
    expect(asked).toBeGreaterThan(100)
    expect(late).toBeLessThan(10)
  })

  test('stops soon when nobody waits any more', async () => {
    const signal = { aborted: false }
    const { ctx, imagine } = table(21, 50_000, signal)
    setTimeout(() => {
      signal.aborted = true
    }, 50)
    const start = performance.now()
    await search(adapter, imagine, fastRandom(1), paceOf(ctx))
    expect(performance.now() - start).toBeLessThan(10_000)
  })

  test('finds nothing in no time, without complaint', async () => {
    const { ctx, imagine } = table(9, 0)
    expect(await search(adapter, imagine, fastRandom(1), paceOf(ctx))).toMatchObject({ tried: [], iterations: 0 })
  })
})

test('a comparison prefers what does best in the same worlds, and the favourite among equals', async () => {
  const { ctx, imagine } = table(2)
  const terms = { stages: [4], keep: 1, favour: 0.01 }
  const question = { seat: 'x', keys: ['take:1', 'take:2'], favourite: 'take:1' }
  const [best] = await compare(adapter, imagine, question, fastRandom(1), paceOf(ctx), terms)
  expect(best).toMatchObject({ key: 'take:2', value: 1, worlds: 4 })
  const flat = { ...adapter, evaluate: () => 0.5 }
  const found = await compare(flat, imagine, { ...question, favourite: 'take:2' }, fastRandom(1), paceOf(ctx), terms)
  expect(found[0]!.key).toBe('take:2')
})
