import { expect, test } from 'vitest'
import { GAMES } from './crowd.ts'
import { simulatedStorm } from './simulated.ts'

test.each([
  [1, 'a', GAMES[0]!],
  [1, 'b', GAMES[1]!],
  [2, 'c', GAMES[0]!],
  [2, 'd', GAMES[1]!],
])(
  'a storm of force %i by a clock of its own, seed %s: everybody comes to see what is written down',
  async (force, seed, game) => {
    const { astray, failures, unanswered, done, killed } = await simulatedStorm({
      ...{ seed, force, game, storm: 20_000, calm: 30_000 },
    })
    expect({ astray, failures, unanswered }).toEqual({ astray: [], failures: [], unanswered: 0 })
    expect(done).toBeGreaterThan(10)
    expect(killed).toBeGreaterThan(0)
  },
)
