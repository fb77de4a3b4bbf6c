import type { Ally, Bot, BotContext } from '@redoubt/bots'
import type { SeenDecision } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import type { Death } from '../src/tables/pulse.ts'
import { type Thinker, thinking } from '../src/tables/thinking.ts'

const context = (deadline = 5000): BotContext => {
  const start = performance.now()
  const now = () => performance.now() - start
  return { seat: 'a', deadline, now, signal: { aborted: false } }
}
const decision = { seat: 'a', kind: 'x', rule: 'X', options: [] } as unknown as SeenDecision
const never = () => new Promise<string>(() => {})

/** Threads one after the other; each thinks as told, and dies when told. */
function threads(...minds: Array<((ctx: BotContext) => Promise<string>) | 'no thread'>) {
  return many(1, ...minds)
}

/** The same, of which so many think about one question. */
function many(most: number, ...minds: Array<((ctx: BotContext) => Promise<string>) | 'no thread'>) {
  const ended: number[] = []
  const kill: Array<(how?: Death) => void> = []
  let born = 0
  const start = async (): Promise<Thinker> => {
    const n = born++
    const choose = minds[Math.min(n, minds.length - 1)]!
    if (choose === 'no thread') throw new Error('no thread')
    const dead = new Promise<Death>(resolve => {
      kill[n] = (how = 'gone') => resolve(how)
    })
    const ally: Ally = { help: () => ({ found: Promise.resolve(n), stop: () => {} }) }
    return {
      ...{ ally, dead, end: () => void ended.push(n) },
      bot: (_game, _level, _seed, allies) => ({
        choose: (_, __, ctx) => {
          helped.push(allies().length)
          return choose(ctx)
        },
      }),
    }
  }
  /** How many allies there were, by question. */
  const helped: number[] = []
  return { pool: thinking(start, most), kill, ended, helped, born: () => born }
}
const alone = (): Bot => ({ choose: () => 'alone' })

test.each([
  ['dies', 'gone', 'here, at once', 'alone'],
  ['hangs', 'silent', 'in the next', 'answer'],
] as const)(
  'a thread that %s (%s) over a question is replaced, and the question is answered %s',
  async (_, how, __, by) => {
    const { pool, kill, ended, born } = threads(never, async () => 'answer')
    const bot = pool.bot('doom', 'x', 's', alone)
    await pool.ready()
    const answer = bot.choose(null, decision, context())
    await new Promise(resolve => setTimeout(resolve, 5))
    kill[0]!(how)
    expect(await answer).toBe(by)
    expect(await bot.choose(null, decision, context())).toBe('answer')
    expect([born(), ended]).toEqual([2, [0]])
  },
)

test('a thread that died between two questions costs the next one no time: it is answered here until another is there', async () => {
  const { pool, kill, born } = threads(async () => 'answer')
  await pool.ready()
  const bot = pool.bot('doom', 'x', 's', alone)
  await bot.choose(null, decision, context())
  kill[0]!()
  await new Promise(resolve => setTimeout(resolve, 1))
  expect(await bot.choose(null, decision, context())).toBe('alone')
  await pool.ready()
  expect(await bot.choose(null, decision, context())).toBe('answer')
  expect(born()).toBe(2)
})

test('a question that outlives its time is not asked again', async () => {
  const { pool, kill, born } = threads(never)
  await pool.ready()
  const answer = pool.bot('doom', 'x', 's', alone).choose(null, decision, context(0))
  setTimeout(() => kill[0]!(), 5)
  await expect(answer).rejects.toThrow('died')
  expect(born()).toBe(1)
})

test.each(['gone', 'silent'] as const)(
  'after a death (%s) only what is left of the thinking time is thought',
  async how => {
    const wishes: Array<number | undefined> = []
    const notes =
      (answer: () => Promise<string>) =>
      ({ think }: BotContext) => {
        wishes.push(think)
        return answer()
      }
    const { pool, kill } = threads(
      notes(never),
      notes(async () => 'answer'),
    )
    const here = (): Bot => ({ choose: (_, __, ctx) => notes(async () => 'alone')(ctx) })
    await pool.ready()
    let time = 0
    const ctx = { ...context(), now: () => time, think: 2000, deadline: 4000 }
    const answer = pool.bot('doom', 'x', 's', here).choose(null, decision, ctx)
    time = 1900
    kill[0]!(how)
    await answer
    expect(wishes).toEqual([2000, 100])
  },
)

test('where no thread can be had the bot thinks here, until one can', async () => {
  const { pool } = threads('no thread', async () => 'answer')
  await pool.ready()
  const bot = pool.bot('doom', 'x', 's', alone)
  expect(await bot.choose(null, decision, context())).toBe('alone')
  await pool.ready()
  expect(await bot.choose(null, decision, context())).toBe('answer')
})

test('other threads help: they are sent for with the first question, nobody waits for them, and one that dies is replaced', async () => {
  const { pool, kill, helped, born } = many(3, async () => 'answer')
  const bot = pool.bot('doom', 'x', 's', alone)
  await pool.ready()
  const asked = async () => {
    expect(await bot.choose(null, decision, context())).toBe('answer')
    await new Promise(resolve => setTimeout(resolve, 1))
  }
  await asked()
  await asked()
  kill[2]!()
  await new Promise(resolve => setTimeout(resolve, 1))
  await asked()
  await asked()
  expect(helped).toEqual([0, 2, 1, 2])
  expect(born()).toBe(4)
})

test('where only one thread can be had it thinks alone, and no more are sent for', async () => {
  const { pool, helped, born } = many(3, async () => 'answer', 'no thread')
  const bot = pool.bot('doom', 'x', 's', alone)
  await pool.ready()
  for (let n = 0; n < 3; n++) {
    expect(await bot.choose(null, decision, context())).toBe('answer')
    await new Promise(resolve => setTimeout(resolve, 1))
  }
  expect(helped).toEqual([0, 0, 0])
  expect(born()).toBe(3)
})
