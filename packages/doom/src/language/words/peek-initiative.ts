import { call } from '@redoubt/kernel'
import { z } from 'zod'
import { chooserOf } from '../../abilities/frames.ts'
import { positive } from '../basic.ts'
import { peek } from '../shared/peek.ts'
import { type Word, word } from '../word.ts'

// biome-ignore lint/suspicious/noThenProperty: a field of the card files, never a promise
const fields = { count: positive, then: z.literal('top-or-bottom') }

export const peekInitiative: Word<'peekInitiative', typeof fields> = word('peekInitiative', {
  means: 'Looks at the top cards of the initiative deck; returns them to the top or bottom.',
  group: 'initiative',
  fields,
  flows: [peek],
  matters: g => g.initiative.cards.length > 0,
  run: (g, f, e) => {
    const seen = g.initiative.cards.slice(-e.count)
    return seen.length > 0 ? call(peek, { seat: chooserOf(f, undefined), seen, back: [], ends: true }) : undefined
  },
})
