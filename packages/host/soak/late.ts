/**
 * Decisions of every level, hosted as at a real table, on a machine that has more to do than it can: nobody is late, throws or
 * answers nonsense, by the clock on the wall. Arguments: decisions in all (10,000), milliseconds to think about one (1,000),
 * milliseconds until an answer is too late (20,000), threads that do nothing but keep the processors busy (4).
 */
import { Worker } from 'node:worker_threads'
import { type Bot, LEVELS_OF, type Level } from '@redoubt/bots'
import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import type { AnyGame } from '@redoubt/kernel'
import { openMatch, systemClock } from '../src/index.ts'

interface Terms {
  decisions: number
  think: number
  patience: number
}

const TABLES: Readonly<Record<string, { game: AnyGame; options: readonly object[] }>> = {
  doom: {
    game: doom,
    options: [
      { mission: 'black-bishop-2', marines: 2 },
      { mission: 'exodus-4', marines: 4 },
      { mission: 'black-bishop-6', marines: 1 },
      { mission: 'exodus-5', marines: 3 },
    ],
  },
  conquest: { game: conquest, options: [{}] },
}

export default async function soak(args: readonly string[] = []): Promise<void> {
  const [decisions, think, patience, load] = [10_000, 1000, 20_000, 4].map((usual, n) => Number(args[n] ?? usual))
  const busy = Array.from({ length: load! }, () => new Worker('for (;;);', { eval: true }))
  const each = Math.ceil(decisions! / Object.values(LEVELS_OF).flat().length)
  let failures = 0
  try {
    for (const [game, levels] of Object.entries(LEVELS_OF))
      for (const level of levels)
        failures += await hosted(TABLES[game]!, level, { decisions: each, think: think!, patience: patience! })
  } finally {
    await Promise.all(busy.map(thread => thread.terminate()))
  }
  if (failures > 0) throw new Error(`The host had to choose ${failures} times.`)
}

/** Lets a level play all seats, match after match, and tells how often the host had to choose for it. */
async function hosted({ game, options }: (typeof TABLES)[string], level: Level, terms: Terms): Promise<number> {
  const times: number[] = []
  const failed: Record<string, number> = {}
  for (let match = 0; times.length < terms.decisions; match++)
    await played(game, options[match % options.length], `late ${match}`, level, terms, times, reason => {
      failed[reason] = (failed[reason] ?? 0) + 1
    })
  times.sort((x, y) => x - y)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]!.toFixed(0)
  const all = Object.values(failed).reduce((sum, n) => sum + n, 0)
  const why = all > 0 ? ` ${JSON.stringify(failed)}` : ''
  console.log(
    `${`${game.id} ${level.name}`.padEnd(20)} ${times.length} decisions, by the clock: median ${at(0.5)}, 99 % ${at(0.99)}, 99.9 % ${at(0.999)}, longest ${at(1)} ms; too late, thrown or nonsense: ${all}${why}`,
  )
  return all
}

/** One match from its beginning to its end, or until there are decisions enough. */
function played(
  game: AnyGame,
  options: unknown,
  seed: string,
  level: Level,
  { decisions, think, patience }: Terms,
  times: number[],
  fallback: (reason: string) => void,
): Promise<void> {
  const bots = game
    .seats(game.options.parse(options))
    .map(({ seat }) => [seat, timed(level.make(`${seed} ${seat}`), times)])
  const seats = Object.fromEntries(bots.map(([seat, bot]) => [seat, { kind: 'bot', bot, think, time: patience }]))
  return new Promise(resolve => {
    const host = openMatch({ game, options, seed, seats, clock: systemClock, brief: true })
    host.subscribe('spectator', ({ events, outcome }) => {
      for (const event of events) if (event.type === 'bot-fallback' && 'reason' in event) fallback(String(event.reason))
      if (!outcome && times.length < decisions) return
      host.close()
      resolve()
    })
  })
}

/** The same bot, with the time between question and answer written down. */
function timed(bot: Bot, times: number[]): Bot {
  return {
    ...bot,
    choose: async (view, decision, ctx) => {
      const asked = performance.now()
      try {
        return await bot.choose(view, decision, ctx)
      } finally {
        times.push(performance.now() - asked)
      }
    },
  }
}
