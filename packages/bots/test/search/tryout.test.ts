import { below, fastRandom, type RandomState } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { paceOf } from '../../src/search/pace.ts'
import { tryOut, type Way } from '../../src/search/tryout.ts'
import { type Nim, nim } from './nim.ts'

const chance = (g: Nim) => {
  if (!g.imagined) throw new Error('This is the true state.')
  return g.decision!.options[below(g, g.decision!.options.length)]!
}
const way = (name: string, take: (sticks: number) => number): Way<Nim> => ({
  name,
  player: () => g => `take:${Math.min(g.sticks, take(g.sticks))}`,
})
const perfect = way('perfect', sticks => sticks % 4 || 1)
const one = way('one', () => 1)
const greedy = way('greedy', () => 3)

function trying(ways: Way<Nim>[], { iterations = 60, aborted = (): boolean => false } = {}) {
  const state = nim.create({ sticks: 11 }, 'seed')
  const now = () => performance.now()
  const signal = {
    get aborted() {
      return aborted()
    },
  }
  const plan = {
    game: nim,
    seat: 'x',
    ways,
    done: () => () => false,
    others: () => chance,
    quiet: () => () => false,
    evaluate: (g: Nim) => (g.outcome?.winners[0] === 'x' ? 1 : 0),
  }
  const imagine = (random: RandomState) => nim.imagine(state, 'x', random)
  const pace = paceOf({ seat: 'x', deadline: now() + 60_000, now, signal })
  return tryOut(plan, imagine, fastRandom(1), pace, { doubt: 1, round: 3, iterations })
}

test('the way that wins comes first, whoever was the favourite', async () => {
  for (const ways of [
    [one, greedy, perfect],
    [perfect, greedy, one],
  ]) {
    const { tried, iterations, perSecond } = await trying(ways)
    expect(tried[0]).toMatchObject({ name: 'perfect', value: 1 })
    // There is no doubt about it long before.
    expect(iterations).toBeLessThan(60)
    expect(perSecond).toBeGreaterThan(0)
  }
})

test('between equals the favourite stays', async () => {
  const twin = { ...perfect, name: 'twin' }
  expect((await trying([twin, perfect])).tried[0]!.name).toBe('twin')
  expect((await trying([perfect, twin])).tried[0]!.name).toBe('perfect')
})

test('ways that do the same are played once, and dropped', async () => {
  let played = 0
  const counted = {
    ...perfect,
    player: () => {
      played++
      return perfect.player()
    },
  }
  const twins = ['one', 'two', 'three'].map(name => ({ ...counted, name }))
  const { iterations } = await trying(twins, { iterations: 60 })
  expect(played).toBe(6)
  expect(iterations).toBe(6)
})

test('nobody waits any more: it stops in the middle of a playout', async () => {
  let asked = 0
  const { tried, iterations } = await trying([one, perfect], { aborted: () => ++asked > 20, iterations: 1000 })
  expect(iterations).toBeLessThan(20)
  expect(tried.length).toBeLessThanOrEqual(2)
})
