import { readFileSync } from 'node:fs'
import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type AnyGame, type Choice, clone, fastRandom, key, pickOne, seenDecision } from '@redoubt/kernel'
import type { Bot } from '../src/bot.ts'
import { LEVELS_OF } from '../src/levels.ts'

export interface Spent {
  name: string
  decisions: number
  threw: number
  nonsense: number
  /** Milliseconds of the median and of the longest decision. */
  median: number
  worst: number
  /** The same on the clock of the wall, which counts what a busy machine does meanwhile as well. */
  longest: number
}

/**
 * Milliseconds since it was started that this thread was at work: those on the wall, or where the system tells (Linux) those on a
 * processor, whichever are fewer. What a busy machine does meanwhile does not count against a bot.
 */
export function stopwatch(): () => number {
  const wall = performance.now()
  const used = onProcessor()
  return () => Math.min(performance.now() - wall, onProcessor() - used)
}

/** Milliseconds of this thread on a processor; those on the wall where nobody tells. */
function onProcessor(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
  } catch {
    return performance.now()
  }
}

const SETTINGS: Readonly<Record<string, { game: AnyGame; options: readonly object[] }>> = {
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

/** Lets every level decide in matches that its own choices, and now and then a random one, lead through. */
export async function budget(
  decisions: number,
  time: number,
  tell: (line: string) => void = () => {},
): Promise<Spent[]> {
  const levels = Object.entries(LEVELS_OF).flatMap(([game, list]) => list.map(level => ({ game, ...level })))
  const found: Spent[] = []
  for (const { game, name, make } of levels) {
    const spent = await spend(SETTINGS[game]!, seed => make(seed), Math.ceil(decisions / levels.length), time)
    found.push({ name: `${game} ${name}`, ...spent })
    const { median, worst, longest } = spent
    tell(
      `${`${game} ${name}`.padEnd(20)} ${spent.decisions} decisions, median ${median.toFixed(2)} ms, worst ${worst.toFixed(0)} ms, longest by the clock ${longest.toFixed(0)} ms`,
    )
  }
  return found
}

async function spend(
  { game, options }: { game: AnyGame; options: readonly object[] },
  make: (seed: string) => Bot,
  decisions: number,
  time: number,
): Promise<Omit<Spent, 'name'>> {
  const times: number[] = []
  const chance = { random: fastRandom('budget') }
  let threw = 0
  let nonsense = 0
  let longest = 0
  for (let match = 0; times.length < decisions; match++) {
    const g = game.create(options[match % options.length], `budget ${match}`)
    const bots = new Map<string, Bot>()
    while (!g.outcome && times.length < decisions) {
      const { seat, options: list } = g.decision!
      if (list.length === 1) {
        game.choose(g, list[0]!)
        continue
      }
      const bot = bots.get(seat) ?? make(`${match} ${seat}`)
      bots.set(seat, bot)
      const view = clone(game.view(g, seat))
      const spent = stopwatch()
      const now = () => performance.now()
      const begun = now()
      const ctx = { seat, deadline: begun + time, now, signal: { aborted: false } }
      let answer: string | null = null
      try {
        answer = await bot.choose(view, seenDecision(g, seat)!, {
          ...ctx,
          imagine: random => game.imagine(g, seat, random),
        })
      } catch {
        threw++
      }
      times.push(spent())
      longest = Math.max(longest, now() - begun)
      const legal = list.find((option: Choice) => key(option) === answer)
      if (!legal) nonsense++
      game.choose(g, legal ?? pickOne(chance, list))
    }
  }
  times.sort((x, y) => x - y)
  return { decisions: times.length, threw, nonsense, median: times[times.length >> 1]!, worst: times.at(-1)!, longest }
}
