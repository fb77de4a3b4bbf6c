import { attackOf } from '../../match/attack-frame.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { onMapId } from '../shared/facts.ts'

const fields = {}

export const defenderAlive: ConditionWord<'defenderAlive', typeof fields> = condition('defenderAlive', {
  means: 'The defender is still on the map.',
  fields,
  holds: g => {
    const attack = attackOf(g)
    return !!attack && !attack.killed && onMapId(g, attack.defender)
  },
})
