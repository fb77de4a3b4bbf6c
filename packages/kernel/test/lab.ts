import { type Choice, defineGame, type Flow, type Frame, flows, type Game, type State } from '@redoubt/kernel'
import { z } from 'zod'

/** A game that is nothing but the procedures under test; they write down what happens. */
export interface Lab extends State {
  log: string[]
}

export interface Word extends Choice {
  word: string
}

export const flow = flows<Lab, Word>()

export const words = (...list: string[]): Word[] => list.map(word => ({ do: 'say', word }))

export function lab(flows: Flow[], first: Frame = flows[0]!.start({})): Game<Lab> {
  return defineGame({
    id: 'lab',
    name: 'Lab',
    rules: '1',
    options: z.unknown(),
    seats: () => [],
    flows,
    setup: (_, base) => ({ ...base, log: [], stack: [{ ...first }] }),
    view: g => ({ log: g.log.slice() }),
    imagine: (g, _, random) => ({ ...g, random }),
  })
}
