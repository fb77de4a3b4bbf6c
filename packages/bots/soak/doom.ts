/**
 * One level of DOOM against another on fixed seeds, from both sides of every mission.
 * Arguments: level, opponent, missions joined by commas (or all), marines (or all), matches of each kind, milliseconds a
 * decision (of processor time), first match. A level may carry figures of its own: "veteran:marine.caution=0.5".
 */
import { doom } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { seenDecision } from '@redoubt/kernel'
import type { Bot } from '../src/bot.ts'
import { recruit } from '../src/doom/recruit.ts'
import { type NightmareBot, nightmare } from '../src/doom/search/nightmare.ts'
import { veteran } from '../src/doom/veteran.ts'
import { randomBot } from '../src/random.ts'
import { wilson } from '../src/tally.ts'

type Figures = Record<string, number>
const MAKERS: Record<string, (seed: string, figures: Figures) => Bot> = {
  random: randomBot,
  recruit: seed => recruit(seed),
  veteran,
  nightmare,
}
const MOST_DECISIONS = 20_000

export function maker(level: string): (seed: string) => Bot {
  const [name, figures = ''] = level.split(':')
  const pairs = figures.split(',').flatMap(pair => (pair ? [pair.split('=')] : []))
  const own = Object.fromEntries(pairs.map(([word, n]) => [word!, Number(n)]))
  return seed => MAKERS[name!]!(seed, own)
}

/** Time that this process has had: on a busy machine a bot still gets the time it is due. */
const now = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

interface Clock {
  decisions: number
  slowest: number
  /** Searches, and imagined games a second in all of them. */
  searches?: number
  speeds?: number
}

/** Plays one match and says who won. */
export async function play(
  mission: string,
  marines: number,
  seed: string,
  make: Record<'marines' | 'invader', (seed: string) => Bot>,
  time: number,
  clock: Clock,
) {
  const g = doom.create({ mission, marines }, seed)
  const players = new Map<string, Bot>()
  for (const { seat, side } of doom.seats(doom.options.parse({ mission, marines })))
    players.set(seat, make[side === 'invader' ? 'invader' : 'marines'](`${seed} ${seat}`))
  while (!g.outcome && g.seq < MOST_DECISIONS) {
    const { seat, options } = g.decision!
    if (options.length === 1) {
      doom.choose(g, options[0]!)
      continue
    }
    const start = now()
    const answer = players.get(seat)!.choose(doom.view(g, seat), seenDecision(g, seat)!, {
      seat,
      deadline: start + time,
      now,
      signal: { aborted: false },
      imagine: random => doom.imagine(g, seat, random),
    })
    const key = typeof answer === 'string' ? answer : await answer
    clock.slowest = Math.max(clock.slowest, now() - start)
    clock.decisions++
    const found = (players.get(seat) as Partial<NightmareBot>).searched?.()
    if (found) {
      clock.searches = (clock.searches ?? 0) + 1
      clock.speeds = (clock.speeds ?? 0) + found.perSecond
    }
    doom.choose(g, key)
  }
  return g.outcome?.winners.includes('invader') ? 'invader' : g.outcome ? 'marines' : null
}

const percent = (share: number) => `${(100 * share).toFixed(0).padStart(3)} %`

function rate(won: number, of: number): string {
  const [from, to] = wilson(won, of)
  return `${percent(won / of)} [${percent(from)},${percent(to)}]`
}

export default async function ladder(args: readonly string[] = []): Promise<void> {
  const [
    level = 'veteran',
    rival = 'recruit',
    missions = 'all',
    sizes = '2',
    matches = '20',
    time = '1000',
    from = '0',
  ] = args
  const list = missions === 'all' ? Object.keys(box().missions) : missions.split(',')
  const counts = sizes === 'all' ? [1, 2, 3, 4] : sizes.split(',').map(Number)
  const games = Number(matches)
  const clock: Clock = { decisions: 0, slowest: 0 }
  const total = { marines: 0, invader: 0, games: 0 }
  const start = now()
  for (const mission of list)
    for (const marines of counts) {
      const won = { marines: 0, invader: 0 }
      for (const role of ['marines', 'invader'] as const)
        for (let n = Number(from); n < Number(from) + games; n++) {
          const make = {
            marines: maker(role === 'marines' ? level : rival),
            invader: maker(role === 'invader' ? level : rival),
          }
          if ((await play(mission, marines, `ladder ${mission} ${marines} ${n}`, make, Number(time), clock)) === role)
            won[role]++
        }
      total.marines += won.marines
      total.invader += won.invader
      total.games += games
      console.log(
        `${mission.padEnd(15)} ${marines}  as marines ${rate(won.marines, games)}  as invader ${rate(won.invader, games)}`,
      )
    }
  const seconds = (now() - start) / 1000
  console.log(
    `${level} against ${rival}: as marines ${rate(total.marines, total.games)}, as invader ${rate(total.invader, total.games)} (${total.games} matches each)`,
  )
  console.log(
    `${((120 * total.games) / seconds).toFixed(0)} matches a minute, ${((1000 * seconds) / clock.decisions).toFixed(2)} ms a decision, slowest ${clock.slowest.toFixed(0)} ms`,
  )
  if (clock.searches)
    console.log(
      `${clock.searches} searches, ${(clock.speeds! / clock.searches).toFixed(0)} imagined games a second of processor time`,
    )
}
