/**
 * One level of Conquest against another on fixed seeds: all pairs of decks, each from both seats, with the same shuffles.
 * Arguments: level, opponent, matches, milliseconds a decision, first match. A level may carry figures of its own:
 * "warlord:iterations=200,depth=6".
 */
import { decksContent } from '@redoubt/conquest'
import { duel } from '../src/conquest/index.ts'
import { wilson } from '../src/tally.ts'
import { playerOf } from './duels/level.ts'

const DECKS = decksContent.decks.map(deck => deck.id)

export default async function ladder(args: readonly string[] = []): Promise<void> {
  const [level = 'cadet', rival = 'random', matches = '320', time = '1000', from = '0'] = args
  let wins = 0
  let draws = 0
  let decisions = 0
  let slowest = 0
  const ends = new Map<string, number>()
  const cells = new Map<string, [number, number]>()
  const start = performance.now()
  for (let i = 0; i < Number(matches); i++) {
    const n = Number(from) + i
    const pair = n >> 1
    const seat = n % 2 === 0 ? 'a' : 'b'
    const a = DECKS[pair % DECKS.length]!
    const b = DECKS[Math.floor(pair / DECKS.length) % DECKS.length]!
    const bots = {
      [seat]: playerOf(level, `${n} us`),
      [seat === 'a' ? 'b' : 'a']: playerOf(rival, `${n} them`),
    }
    const options = { decks: { a, b }, planets: pair % 3 === 0 ? 'core-10' : 'demo-7' }
    const result = await duel(bots, options, `ladder ${pair}`, Number(time))
    const score = result.winners.length !== 1 ? 0.5 : result.winners[0] === seat ? 1 : 0
    if (score === 1) wins++
    if (score === 0.5) draws++
    decisions += result.decisions
    slowest = Math.max(slowest, result.slowest)
    const end = `${result.rule} ${score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn'}`
    ends.set(end, (ends.get(end) ?? 0) + 1)
    for (const cell of [`seat ${seat}`, `with ${seat === 'a' ? a : b}`]) {
      const counts = cells.get(cell) ?? [0, 0]
      cells.set(cell, [counts[0] + score, counts[1] + 1])
    }
    if ((i + 1) % 4 === 0) console.log(`${i + 1} ${rate(wins + draws / 2, i + 1)}`)
  }
  const seconds = (performance.now() - start) / 1000
  const count = Number(matches)
  console.log(
    `${level} against ${rival}: ${rate(wins + draws / 2, count)} (${wins} won, ${draws} drawn, ${count} matches)`,
  )
  console.log([...cells].map(([cell, [won, of]]) => `${cell} ${((100 * won) / of).toFixed(0)} %`).join(', '))
  console.log([...ends].map(([end, n]) => `${end} ${n}`).join(', '))
  console.log(
    `${(decisions / count).toFixed(0)} decisions a match, ${(seconds / count).toFixed(2)} s a match, slowest decision ${slowest.toFixed(1)} ms`,
  )
}

/** Share of wins, a draw being half of one, with its interval. */
function rate(won: number, of: number): string {
  const [share, from, to] = [won / of, ...wilson(won, of)].map(x => (100 * x!).toFixed(1))
  return `${share} % [${from}, ${to}]`
}
