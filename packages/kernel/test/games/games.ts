import type { AnyGame } from '@redoubt/kernel'
import fc from 'fast-check'
import { auction } from './auction.ts'
import { duelGame } from './duel.ts'

export const GAMES: Array<[string, AnyGame, unknown]> = [
  ['duel', duelGame, {}],
  ['duel with every trait', duelGame, { red: ['riposte', 'grit', 'rage'], blue: ['riposte', 'thorns', 'rage'] }],
  ['auction for two', auction, { seats: 2 }],
  ['auction for four', auction, { seats: 4 }],
]

export const seeds = (work: (seed: string) => void, numRuns = 40) =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), n => work(`seed ${n}`)),
    { numRuns },
  )
