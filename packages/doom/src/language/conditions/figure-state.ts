import { type ConditionWord, condition } from '../condition-word.ts'
import { figure, state } from '../fields.ts'
import { inState, one } from '../shared/facts.ts'

const fields = { who: figure, state }

export const figureState: ConditionWord<'figureState', typeof fields> = condition('figureState', {
  means: 'The figure is staggered, damaged or stunned.',
  fields,
  holds: (g, use, c) => {
    const f = one(g, use, c.who)
    return !!f && inState(g, use, f, c.state)
  },
})
