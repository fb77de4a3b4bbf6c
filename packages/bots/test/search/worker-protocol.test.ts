import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { conquest } from '@redoubt/conquest'
import { key } from '@redoubt/kernel'
import { afterEach, expect, test } from 'vitest'
import type { Bot } from '../../src/bot.ts'
import { cadet, warlord } from '../../src/conquest/index.ts'
import { type Ally, allyIn } from '../../src/search/allies.ts'
import type { Port } from '../../src/search/channel.ts'
import { botInWorker, type Elsewhere, serveBots } from '../../src/search/worker-protocol.ts'
import { ask } from '../conquest/positions.ts'

const wrap = (port: MessagePort): Port => ({
  send: message => port.postMessage(message),
  listen: hear => port.on('message', hear),
})
type Levels = Record<string, (seed: string) => Bot>
const ports: MessagePort[] = []
afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

/** A thread, as far as a channel to it can tell. */
function thread(levels: Levels): Port {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1)
  serveBots(wrap(port2), { conquest }, levels)
  return wrap(port1)
}

const far = (levels: Levels, level: string, elsewhere?: Elsewhere): Bot =>
  botInWorker(thread(levels), 'conquest', level, 'seed', elsewhere)

const start = () => conquest.create({}, 'worker')

test('a bot at the other end of a channel answers and explains like the bot itself', async () => {
  const g = start()
  const bot = far({ cadet }, 'cadet')
  const near = cadet()
  expect(await ask(bot, g)).toBe(ask(near, g))
  expect(bot.explain!()).toBe(near.explain!())
})

test('it thinks as long as the table wants, there as here, also longer than it would by itself', async () => {
  for (const bot of [far({ warlord }, 'warlord'), warlord('seed')]) {
    const before = performance.now()
    await ask(bot, start(), { deadline: before + 10_000, think: 1500 })
    expect(performance.now() - before).toBeGreaterThan(1100) // by itself it thinks for 1000; a question under way counts
    expect(performance.now() - before).toBeLessThan(9000) // long before the deadline, also on a busy machine
  }
})

test('the time that a question is under way is taken off, and once more for the answer', async () => {
  const heard: number[] = []
  const quick = (): Bot => ({
    choose: (_view, decision, ctx) => {
      heard.push(ctx.think!, ctx.deadline - ctx.now())
      return decision.options![0]!.key
    },
  })
  const { send, listen } = thread({ quick })
  const slow = (late: number): Port => ({
    send: message => send({ ...(message as { sent: number }), sent: (message as { sent: number }).sent - late }),
    listen,
  })
  for (const late of [300, 5000])
    await ask(botInWorker(slow(late), 'conquest', 'quick', 'seed'), start(), {
      ...{ deadline: performance.now() + 60_000, think: 1000 },
    })
  expect(heard[0]).toBeLessThanOrEqual(400)
  expect(heard[1]).toBeLessThanOrEqual(59_700)
  expect(heard[2]).toBe(50) // some thought, however late it is
  expect(heard[3]).toBeLessThanOrEqual(55_000)
})

test('it searches there from an imagined state and keeps its time', async () => {
  const g = start()
  const before = performance.now()
  const patient = (seed: string) => warlord(seed, { time: 50_000 })
  const answer = await ask(far({ patient }, 'patient'), g, { deadline: before + 200 })
  expect(g.decision!.options.map(option => key(option))).toContain(answer)
  expect(performance.now() - before).toBeLessThan(10_000) // of the 50,000 it would take by itself
})

test('nobody waits any more: the search there stops', async () => {
  const signal = { aborted: false }
  setTimeout(() => {
    signal.aborted = true
  }, 50)
  const before = performance.now()
  await ask(far({ warlord: seed => warlord(seed, { time: 60_000 }) }, 'warlord'), start(), { signal })
  expect(performance.now() - before).toBeLessThan(10_000)
})

test('what goes wrong there goes wrong here', async () => {
  const broken = {
    choose: () => {
      throw new Error('no idea')
    },
  }
  await expect(ask(far({ broken: () => broken }, 'broken'), start())).rejects.toThrow('no idea')
  await expect(ask(far({}, 'nobody'), start())).rejects.toThrow()
})

/** A bot whose answer tells what its allies found; as an ally it works until it is told to stop. */
const sociable: Bot = {
  choose: async (_view, decision, ctx) => {
    const muster = ctx.allies?.({ about: decision.kind })
    const found = (await muster?.()) ?? ['alone']
    return found.join()
  },
  help: async (task, ctx) => {
    while (!ctx.signal.aborted) await new Promise(resolve => setTimeout(resolve, 1))
    return `${(task as { about: string }).about} ${ctx.imagine!(start().random).seq}`
  },
}
const deaf: Ally = { help: () => ({ found: new Promise(() => {}), stop: () => {} }) }

test('allies in other threads get the task and an imagined state, stop when they are told to, and what they found gets there', async () => {
  const levels = { sociable: () => sociable }
  const allies = () => [1, 2].map(() => allyIn(thread(levels)))
  const g = start()
  const found = `${g.decision!.kind} ${g.seq}`
  expect(await ask(far(levels, 'sociable', { allies }), g)).toBe(`${found},${found}`)
  expect(await ask(far(levels, 'sociable', { allies: () => [] }), g)).toBe('')
  expect(await ask(far(levels, 'sociable'), g)).toBe('alone')
})

test('nobody waits long for allies that are in trouble, or never answer', async () => {
  const levels = { sociable: () => sociable }
  const broken = allyIn(thread({ sociable: () => ({ choose: () => '' }) }))
  expect(await ask(far(levels, 'sociable', { allies: () => [broken] }), start())).toBe('')
  expect(await ask(far(levels, 'sociable', { allies: () => [deaf] }), start())).toBe('')
})

test('a Warlord counts what its allies have found as its own', async () => {
  const levels = { warlord: (seed: string) => warlord(seed, { iterations: 40, time: 60_000 }) }
  const g = start()
  const games = async (threads: number) => {
    const bot = far(levels, 'warlord', { allies: () => Array.from({ length: threads }, () => allyIn(thread(levels))) })
    expect(g.decision!.options.map(option => key(option))).toContain(await ask(bot, g))
    return bot.reason!()!.searched!.games
  }
  const [one, three] = [await games(0), await games(2)]
  expect(one).toBeLessThanOrEqual(40)
  expect(three).toBeGreaterThan(one)
  expect(three).toBeLessThanOrEqual(120)
})

test('a bot thinks on after its answer until it is asked again, unless nobody will', async () => {
  const thoughts: string[] = []
  const dreamer = (): Bot => ({
    choose: (_view, decision) => decision.options![0]!.key,
    ponder: async ctx => {
      thoughts.push('begins')
      while (!ctx.signal.aborted) await new Promise(resolve => setTimeout(resolve, 1))
      thoughts.push('ends')
    },
  })
  const bot = far({ dreamer }, 'dreamer', { ponder: true })
  await ask(bot, start())
  await expect.poll(() => thoughts).toEqual(['begins'])
  await ask(bot, start(), { once: true })
  await expect.poll(() => thoughts).toEqual(['begins', 'ends'])
})
