import { z } from 'zod'
import { figureOf } from '../../match/figures.ts'
import { signed } from '../basic.ts'
import { counter } from '../fields.ts'
import { countUp } from '../shared/count-up.ts'
import { refinement, type Word, word } from '../word.ts'

const fields = { counter, amount: signed, until: z.literal('activation-end').optional() }

export const addCounter: Word<'addCounter', typeof fields> = word('addCounter', {
  means: 'Adds to a named counter (spacesMoved, samples, extracted ...).',
  group: 'cards',
  mission: true,
  fields,
  fits: refinement((e: { until?: string; counter: string }) => e.until === undefined || e.counter === 'spacesMoved', {
    path: ['until'],
    message: 'only spacesMoved ends with the activation',
  }),
  run: (g, f, e) => {
    if (e.counter === 'spacesMoved') figureOf(g, f.self!).moved += e.amount
    else return countUp(g, e.counter, (g.counters[e.counter] ?? 0) + e.amount)
  },
})
