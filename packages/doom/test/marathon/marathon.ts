import { below, type Chance, fastRandom } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { doom } from '../../src/game.ts'
import { assertInvariants } from '../invariants.ts'

/** Two thousand complete missions in two files, so that two processors share them; the long missions less often. */
const GAMES: Readonly<Record<string, number>> = {
  tutorial: 280,
  'black-bishop-1': 30,
  'black-bishop-2': 30,
  'black-bishop-3': 60,
  'black-bishop-4': 10,
  'black-bishop-5': 15,
  'black-bishop-6': 200,
  'exodus-1': 50,
  'exodus-2': 50,
  'exodus-3': 8,
  'exodus-4': 60,
  'exodus-5': 7,
  'exodus-6': 200,
}

/** A random player who would rather play a card or shoot than wander about. */
const EAGER: readonly string[] = ['attack', 'target', 'play']

/** Invariants are looked at now and then here; `random.test.ts` looks after every decision. */
const LOOK_EVERY = 97
const FAR_TOO_LONG = 200_000

function playEagerly(options: unknown, seed: string): number {
  const g = doom.create(options, seed)
  const dice: Chance = { random: fastRandom(seed) }
  while (!g.outcome) {
    if (g.seq > FAR_TOO_LONG) throw new Error(`No outcome after ${FAR_TOO_LONG} decisions.`)
    if (g.seq % LOOK_EVERY === 0) assertInvariants(g)
    const list = g.decision!.options
    const eager = below(dice, 3) > 0 ? list.filter(choice => EAGER.includes(choice.do)) : []
    const from = eager.length > 0 ? eager : list
    doom.choose(g, from[below(dice, from.length)]!)
  }
  assertInvariants(g)
  return g.seq
}

export function marathon(name: string): void {
  test.each(Object.entries(GAMES))(
    `D-ROUND-3 random missions of %s end, ${name} half`,
    (mission, games) => {
      let decisions = 0
      for (let n = 0; n < games; n++) {
        const seed = `${name} ${mission} ${n}`
        try {
          decisions += playEagerly({ mission, marines: 1 + (n % 4) }, seed)
        } catch (error) {
          throw new Error(`${mission} with seed "${seed}", ${1 + (n % 4)} marines: ${error}`)
        }
      }
      expect(decisions).toBeGreaterThan(games)
    },
    600_000,
  )
}

export const TOTAL = Object.values(GAMES).reduce((sum, games) => sum + games, 0)
