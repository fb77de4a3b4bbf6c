/**
 * Whom the decks of Conquest, the seats and the first initiative favour: bots of one level against each other, every deck against every
 * deck of its size from both seats, as many matches each.
 *
 *   npm run soak -- bots/bias -- cadet 200 bias                               level, matches of each pair from either seat, seed
 *   npm run soak -- bots/bias -- warlord:iterations=60,time=60000 10 bias     by counted effort
 */
import { decksContent } from '@redoubt/conquest'
import { duel } from '../src/conquest/index.ts'
import { wilson } from '../src/tally.ts'
import { playerOf } from './duels/level.ts'

const DECKS = decksContent.decks

export default async function soak(args: readonly string[] = []): Promise<void> {
  const [level = 'cadet', matches = '200', seed = 'bias'] = args
  const counts = new Map<string, { won: number; of: number }>()
  const count = (what: string, score: number) => {
    const before = counts.get(what) ?? { won: 0, of: 0 }
    counts.set(what, { won: before.won + score, of: before.of + 1 })
  }
  for (let n = 0; n < Number(matches); n++) {
    for (const a of DECKS)
      for (const b of DECKS) {
        if (a.format !== b.format) continue
        const name = `${seed}/${a.id}/${b.id}/${n}`
        const bots = { a: playerOf(level, `${name}/a`), b: playerOf(level, `${name}/b`) }
        const { winners, starter } = await duel(bots, { decks: { a: a.id, b: b.id } }, name)
        const score = winners.length !== 1 ? 0.5 : winners[0] === 'a' ? 1 : 0
        count('seat a', score)
        count('who has the initiative first', starter === 'a' ? score : 1 - score)
        if (a.id < b.id) count(`${a.id} against ${b.id}`, score)
        if (a.id > b.id) count(`${b.id} against ${a.id}`, 1 - score)
      }
    if ((n + 1) % 10 === 0 || n + 1 === Number(matches)) print(n + 1)
  }

  function print(played: number): void {
    console.log(`\n${level}, ${played} matches of each pair from either seat; a draw is half a win`)
    for (const [what, { won, of }] of counts) {
      const [from, to] = wilson(won, of).map(share => (100 * share).toFixed(0))
      console.log(`  ${what}: ${((100 * won) / of).toFixed(1)} % of ${of} (${from} to ${to} %)`)
    }
  }
}
