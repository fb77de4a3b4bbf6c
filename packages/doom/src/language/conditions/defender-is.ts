import { z } from 'zod'
import { isMarine } from '../../match/figures.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { defenderOf } from '../shared/facts.ts'

const fields = { is: z.literal('marine') }

export const defenderIs: ConditionWord<'defenderIs', typeof fields> = condition('defenderIs', {
  means: 'The defender is a marine; the drone is none.',
  fields,
  holds: g => {
    const defender = defenderOf(g)
    return !!defender && isMarine(defender) // the drone is none
  },
})
