/**
 * Random games of every mission with one to four marines, recommended and free choice, every level of difficulty, the
 * invariants checked at every decision. Arguments: games per mission (500), a word in the mission's id, first number.
 */
import { below, type Chance, fastRandom } from '@redoubt/kernel'
import { box } from '../src/content/index.ts'
import { doom } from '../src/game.ts'
import { assertInvariants } from '../test/invariants.ts'

const LEVELS = ['regular', 'veteran', 'cadet', 'nightmare']
/** Random play is long, but not that long. */
const MOST_DECISIONS = 300_000

export default async function soak(args: readonly string[] = []): Promise<void> {
  const games = Number(args[0] ?? 500)
  const word = args[1] ?? ''
  const from = Number(args[2] ?? 1)
  const failures: string[] = []
  for (const mission of Object.keys(box().missions).filter(id => id.includes(word))) {
    const start = performance.now()
    let decisions = 0
    let rounds = 0
    let longest = 0
    let marinesWin = 0
    let played = 0
    for (let n = from; n < from + games; n++) {
      const free = mission !== 'tutorial' && n % 2 === 0
      const options = { mission, marines: 1 + (n % 4), freeChoice: free, difficulty: LEVELS[(n >> 2) % LEVELS.length] }
      const seed = `soak ${mission} ${n}`
      try {
        const g = play(options, seed)
        played++
        decisions += g.seq
        rounds += g.round
        longest = Math.max(longest, g.seq)
        if (!g.outcome!.winners.includes('invader')) marinesWin++
      } catch (error) {
        failures.push(`${JSON.stringify(options)} seed "${seed}": ${(error as Error).message}`)
        console.log(failures.at(-1))
      }
      if ((n - from + 1) % 100 === 0) console.log(`${mission}: ${n - from + 1} games`)
    }
    const seconds = (performance.now() - start) / 1000
    const each = Math.max(1, played)
    console.log(
      `${mission}: ${played} games, marines won ${marinesWin}; per game ${Math.round(decisions / each)} decisions ` +
        `(longest ${longest}), ${(rounds / each).toFixed(1)} rounds; ${Math.round(decisions / seconds)} decisions a second`,
    )
  }
  if (failures.length > 0) throw new Error(`${failures.length} games failed:\n${failures.join('\n')}`)
}

function play(options: object, seed: string) {
  const g = doom.create(options, seed)
  const dice: Chance = { random: fastRandom(seed) }
  assertInvariants(g)
  while (!g.outcome) {
    if (g.seq > MOST_DECISIONS) throw new Error(`no outcome after ${MOST_DECISIONS} decisions`)
    const { options: open } = g.decision!
    doom.choose(g, open[below(dice, open.length)]!)
    assertInvariants(g)
  }
  return g
}
