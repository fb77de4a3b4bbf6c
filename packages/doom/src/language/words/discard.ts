import { call } from '@redoubt/kernel'
import { z } from 'zod'
import { marineOf } from '../../match/figures.ts'
import { positive } from '../basic.ts'
import { or, self } from '../fields.ts'
import { selector as who } from '../selector.ts'
import { checkOwnCards, pickCard } from '../shared/pick-card.ts'
import { OF_MARINES } from '../sources.ts'
import { type Word, word } from '../word.ts'

const fields = {
  who,
  from: z.literal('hand'),
  amount: or(positive, 'any'),
  chooser: self,
}

export const discard: Word<'discard', typeof fields> = word('discard', {
  means: 'Discards cards.',
  group: 'cards',
  from: OF_MARINES,
  atOnce: true,
  picksItself: true,
  fields,
  flows: [pickCard],
  check: checkOwnCards,
  run: (g, f, e) => {
    const m = marineOf(g, f.targets[0]!)
    const left = e.amount === 'any' ? m.hand.cards.length : e.amount
    return call(pickCard, { marine: m.id, left, free: e.amount === 'any' || e.optional === true, what: 'discard' })
  },
})
