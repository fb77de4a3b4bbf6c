import { clone, fastRandom, hash } from '@redoubt/kernel'
import { compareTwins, playRandom } from '@redoubt/kernel/testing'
import { describe, expect, test } from 'vitest'
import { box } from '../src/content/index.ts'
import { doom } from '../src/game.ts'
import type { DoomState } from '../src/match/state.ts'
import { assertInvariants } from './invariants.ts'

const MISSIONS = Object.keys(box().missions)

/** Seconds for all random missions together; more of them with RANDOM_SECONDS=600. */
const SECONDS = Number(process.env.RANDOM_SECONDS ?? 8)

/** Options that turn with the number: one to four marines, recommended or free choice, every level. */
function optionsFor(mission: string, n: number) {
  const freeChoice = mission !== 'tutorial' && n % 2 === 0
  return { mission, marines: 1 + (n % 4), freeChoice, difficulty: n % 3 === 0 ? 'veteran' : 'regular' }
}

describe('random missions keep the invariants and end', () => {
  test.each(MISSIONS)(
    'D-ROUND-3 D-LIMITS-1 D-KILL-4 D-ZONE-3 %s',
    mission => {
      const until = performance.now() + (SECONDS * 1000) / MISSIONS.length
      let games = 0
      do {
        const options = optionsFor(mission, games + mission.length)
        const { state } = playRandom<DoomState>(doom, options, `${mission} ${games}`, assertInvariants)
        expect(state.outcome!.rule).toMatch(/^D-(OBJECTIVE|TUTORIAL)-\d+$/)
        expect(state.outcome!.winners.includes('invader')).toBe(state.invader.frags >= state.rulings.fragLimit)
        games++
      } while (performance.now() < until)
    },
    120_000 + SECONDS * 1000,
  )
})

/** Picks of which the others know only that they were made. */
const secret = ['event-set', 'invasion-card']

describe('D-SECRET-1 D-SECRET-3 nobody’s stream depends on what is hidden from them', () => {
  test.each([
    ['black-bishop-1', 3, true],
    ['exodus-5', 2, false],
    ['black-bishop-5', 4, true],
  ] as const)(
    'OP-32 D-INVASION-3 %s with %i marines, free choice: %s',
    (mission, marines, freeChoice) => {
      const positions: DoomState[] = []
      const enough = 400
      try {
        playRandom<DoomState>(
          doom,
          { mission, marines, freeChoice },
          `twins ${mission}`,
          (g, { length }) => {
            if (!g.outcome && (length < 40 ? length % 13 === 2 : length % 61 === 5)) positions.push(clone(g))
          },
          enough,
        )
      } catch (error) {
        expect(String(error)).toContain(`after ${enough} decisions`)
      }
      let compared = 0
      for (const [i, g] of positions.entries())
        for (const seat of ['alpha', 'bravo', 'invader'])
          compared += compareTwins(doom, g, seat, `${mission} ${i} ${seat}`, { steps: 15, secret })
      expect(compared).toBeGreaterThan(200)
    },
    60_000,
  )
})

test('D-SECRET-1 an imagined state hides hands, decks and what was chosen in secret, and keeps what is known', () => {
  const g = doom.create({ mission: 'black-bishop-1', marines: 2, freeChoice: true }, 'imagine')
  while (g.phase !== 'activation') doom.choose(g, g.decision!.options[0]!)
  const before = hash(g)
  const world = doom.imagine(g, 'alpha', fastRandom(7))
  expect(hash(g)).toBe(before)
  expect(world.marines[0]!.hand).toEqual(g.marines[0]!.hand)
  expect(world.marines[1]!.hand.cards).toHaveLength(g.marines[1]!.hand.cards.length)
  const worlds = Array.from({ length: 20 }, (_, n) => doom.imagine(g, 'alpha', fastRandom(n)))
  expect(new Set(worlds.map(w => w.marines[1]!.hand.cards.join())).size).toBeGreaterThan(5)
  expect(new Set(worlds.map(w => w.invader.hand.cards.join())).size).toBeGreaterThan(5)
  expect(new Set(worlds.map(w => w.invader.sets.slice().sort().join())).size).toBeGreaterThan(2)
  // The invader knows its own cards, not those of the marines.
  const own = doom.imagine(g, 'invader', fastRandom(7))
  expect(own.invader.hand).toEqual(g.invader.hand)
  expect(own.invader.invasion).toBe(g.invader.invasion)
})
