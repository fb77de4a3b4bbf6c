import { z } from 'zod'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { card: z.literal('own') }

export const initiativeCardInDeck: ConditionWord<'initiativeCardInDeck', typeof fields> = condition(
  'initiativeCardInDeck',
  {
    means: "card 'own' – still face down in the initiative deck.",
    fields,
    holds: (g, use) => g.initiative.cards.includes(use.owner),
  },
)
