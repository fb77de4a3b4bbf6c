import { attackOf } from '../../match/attack-frame.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = {}

export const defenderKilled: ConditionWord<'defenderKilled', typeof fields> = condition('defenderKilled', {
  means: 'This attack killed the defender.',
  fields,
  holds: g => attackOf(g)?.killed === true,
})
