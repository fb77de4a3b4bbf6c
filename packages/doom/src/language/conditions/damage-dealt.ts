import { attackOf } from '../../match/attack-frame.ts'
import { positive } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { min: positive }

export const damageDealt: ConditionWord<'damageDealt', typeof fields> = condition('damageDealt', {
  means: 'This attack deals or dealt at least so much damage to the defender.',
  fields,
  holds: (g, _use, c) => {
    const attack = attackOf(g)
    return attack !== null && attack.dealt >= c.min
  },
})
