import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { doom } from '@redoubt/doom'
import { key, seenDecision } from '@redoubt/kernel'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BotThread, botThread } from './thread.ts'

let folder: string
let thread: BotThread

/** No thread reads TypeScript, so the worker is bundled as the build of the server does it; it has one bot more than there are. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'redoubt-bots-'))
  const bundle = await rolldown({
    input: { worker: fileURLToPath(new URL('./worker.ts', import.meta.url)) },
    platform: 'node',
    checks: { eval: false, pluginTimings: false },
  })
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs', codeSplitting: false })
  await bundle.close()
  thread = botThread(join(folder, 'worker.mjs'))
})

afterAll(async () => {
  await thread.close()
  rmSync(folder, { recursive: true })
})

/** The first activation of a marine or demon kind: something to think about. */
function somewhere() {
  const g = doom.create({ mission: 'black-bishop-2', marines: 2 }, 'thread')
  while (g.decision!.kind !== 'activation') doom.choose(g, g.decision!.options[0]!)
  return g
}

function ask(time: number, level = 'nightmare', signal = { aborted: false }) {
  const g = somewhere()
  const { seat } = g.decision!
  const bot = thread.bot('doom', level, 'seed')
  const answer = bot.choose(doom.view(g, seat), seenDecision(g, seat)!, {
    seat,
    deadline: performance.now() + time,
    now: () => performance.now(),
    signal,
    imagine: random => doom.imagine(g, seat, random),
  })
  return { bot, keys: g.decision!.options.map(option => key(option)), answer: answer as Promise<string> }
}

test('a bot thinks in a thread of its own while this one stays free', async () => {
  const { answer, keys, bot } = ask(1000)
  let free = 0
  const ticks = setInterval(() => free++, 5)
  expect(keys).toContain(await answer)
  clearInterval(ticks)
  expect(free).toBeGreaterThan(20)
  expect(bot.explain!()).toMatch(/^(Alpha|Bravo) .*\.$/)
})

test('when nobody waits any more the bot there is told', async () => {
  const signal = { aborted: false }
  setTimeout(() => {
    signal.aborted = true
  }, 100)
  // It thinks until it is called off, however long that takes.
  const { answer, keys } = ask(10_000_000, 'stubborn', signal)
  expect(await answer).toBe(keys[0])
})

test('whoever waits for a thread that ends is told so', async () => {
  const mortal = botThread(join(folder, 'worker.mjs'))
  const g = somewhere()
  const { seat } = g.decision!
  const bot = mortal.bot('doom', 'nightmare', 'seed')
  const ctx = { seat, deadline: performance.now() + 50_000, now: () => performance.now(), signal: { aborted: false } }
  const imagine = (random: typeof g.random) => doom.imagine(g, seat, random)
  const answer = bot.choose(doom.view(g, seat), seenDecision(g, seat)!, { ...ctx, imagine }) as Promise<string>
  const told = expect(answer).rejects.toThrow('ended')
  await mortal.close()
  await told
})
