import { attackOf } from '../../match/attack-frame.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { bounds } from '../fields.ts'
import { between } from '../shared/facts.ts'

const fields = bounds

export const distance: ConditionWord<'distance', typeof fields> = condition('distance', {
  means: 'The attacker is so far from the defender, counted like range.',
  fields,
  holds: (g, _use, c) => {
    const attack = attackOf(g)
    return attack !== null && between(attack.distance, c)
  },
})
