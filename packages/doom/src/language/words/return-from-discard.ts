import { call } from '@redoubt/kernel'
import { z } from 'zod'
import { id, positive } from '../basic.ts'
import { selector as who } from '../selector.ts'
import { checkOwnCards, pickCard } from '../shared/pick-card.ts'
import { OF_MARINES } from '../sources.ts'
import { type Word, word } from '../word.ts'

const fields = {
  who,
  filter: z.strictObject({ trait: id, type: z.enum(['main', 'bonus', 'reaction']) }),
  count: positive,
  to: z.literal('hand'),
}

export const returnFromDiscard: Word<'returnFromDiscard', typeof fields> = word('returnFromDiscard', {
  means: 'Takes matching cards from the own discard pile; nothing happens if there is none.',
  group: 'cards',
  from: OF_MARINES,
  fields,
  flows: [pickCard],
  check: checkOwnCards,
  run: (_g, f, e) => call(pickCard, { marine: f.targets[0]!, left: e.count, free: false, what: 'return', ...e.filter }),
})
