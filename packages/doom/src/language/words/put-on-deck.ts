import { call } from '@redoubt/kernel'
import { z } from 'zod'
import { positive } from '../basic.ts'
import { selector as who } from '../selector.ts'
import { checkOwnCards, pickCard } from '../shared/pick-card.ts'
import { OF_MARINES } from '../sources.ts'
import { type Word, word } from '../word.ts'

const fields = { who, from: z.literal('hand'), count: positive, where: z.literal('top') }

export const putOnDeck: Word<'putOnDeck', typeof fields> = word('putOnDeck', {
  means: 'Puts cards from hand on top of the own deck, unseen by others.',
  group: 'cards',
  from: OF_MARINES,
  fields,
  flows: [pickCard],
  check: checkOwnCards,
  run: (_g, f, e) => call(pickCard, { marine: f.targets[0]!, left: e.count, free: false, what: 'on-deck' }),
})
