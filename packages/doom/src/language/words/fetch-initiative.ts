import { z } from 'zod'
import { OF_MARINES } from '../sources.ts'
import { type Word, word } from '../word.ts'

const fields = { card: z.literal('own'), to: z.literal('top') }

export const fetchInitiative: Word<'fetchInitiative', typeof fields> = word('fetchInitiative', {
  means: 'Moves the own initiative card to the top; the order of the others stays.',
  group: 'initiative',
  from: OF_MARINES,
  fields,
  run: (g, f) => {
    const deck = g.initiative.cards
    const i = deck.lastIndexOf(f.owner)
    if (i >= 0) deck.push(...deck.splice(i, 1))
  },
})
