import { call } from '@redoubt/kernel'
import { chooserOf } from '../../abilities/frames.ts'
import { positive } from '../basic.ts'
import { peek } from '../shared/peek.ts'
import { type Word, word } from '../word.ts'

const fields = { count: positive }

export const reorderInitiative: Word<'reorderInitiative', typeof fields> = word('reorderInitiative', {
  means: 'Looks at the top cards and returns them in any order.',
  group: 'initiative',
  fields,
  flows: [peek],
  matters: g => g.initiative.cards.length > 0,
  run: (g, f, e) => {
    const seen = g.initiative.cards.slice(-e.count)
    return seen.length > 0 ? call(peek, { seat: chooserOf(f, undefined), seen, back: [], ends: false }) : undefined
  },
})
