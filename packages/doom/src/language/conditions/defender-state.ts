import { positive } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { state } from '../fields.ts'
import { defenderOf, inState } from '../shared/facts.ts'

const fields = { state, minDamage: positive.optional() }

export const defenderState: ConditionWord<'defenderState', typeof fields> = condition('defenderState', {
  means: 'The defender is staggered, stunned, or damaged (by at least minDamage); not if it is gone.',
  fields,
  holds: (g, use, c) => {
    const defender = defenderOf(g)
    return !!defender && inState(g, use, defender, c.state, c.minDamage)
  },
})
