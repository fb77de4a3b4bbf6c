import { attackOf } from '../../match/attack-frame.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { size } from '../fields.ts'

const fields = { size }

export const defenderSize: ConditionWord<'defenderSize', typeof fields> = condition('defenderSize', {
  means: 'The defender is a small or a large figure.',
  fields,
  holds: (g, _use, c) => {
    const attack = attackOf(g)
    return attack !== null && attack.spaces.length > 1 === (c.size === 'large')
  },
})
