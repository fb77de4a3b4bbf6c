import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { conquest } from '@redoubt/conquest'
import { key } from '@redoubt/kernel'
import { afterEach, expect, test } from 'vitest'
import type { Bot } from '../../src/bot.ts'
import { cadet, warlord } from '../../src/conquest/index.ts'
import { botInWorker, type Port, serveBots } from '../../src/search/worker-protocol.ts'
import { ask } from '../conquest/positions.ts'

const wrap = (port: MessagePort): Port => ({
  send: message => port.postMessage(message),
  listen: hear => port.on('message', hear),
})
let close = () => {}
afterEach(() => close())

function far(levels: Record<string, (seed: string) => Bot>, level: string): Bot {
  const { port1, port2 } = new MessageChannel()
  close = () => port1.close()
  serveBots(wrap(port2), { conquest }, levels)
  return botInWorker(wrap(port1), 'conquest', level, 'seed')
}

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
    await ask(bot, start(), { deadline: before + 10_000, think: 1400 })
    expect(performance.now() - before).toBeGreaterThan(1300) // by itself it thinks for 1000
    expect(performance.now() - before).toBeLessThan(9000) // long before the deadline, also on a busy machine
  }
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
