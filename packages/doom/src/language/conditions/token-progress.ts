import { id } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { bounds } from '../fields.ts'
import { between } from '../shared/facts.ts'

const fields = { token: id, ...bounds }

export const tokenProgress: ConditionWord<'tokenProgress', typeof fields> = condition('tokenProgress', {
  means: 'So many progress tokens are on this objective token.',
  mission: true,
  mapOnly: true,
  fields,
  holds: (g, _use, c) => {
    const token = g.objectives.find(o => o.id === c.token)
    return !!token && between(token.progress, c)
  },
})
