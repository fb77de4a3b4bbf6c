import { byAttack, plays, role } from '../role.ts'
import { type TriggerWordOf, trigger } from '../trigger-word.ts'

const fields = { unit: role, by: byAttack, attacker: role.optional() }

export const damageTaken: TriggerWordOf<'damage-taken', typeof fields> = trigger('damage-taken', {
  means: 'The unit has taken damage.',
  card: 'play',
  units: true,
  fields,
  holds: (g, use, t, m) =>
    (t.by === undefined || t.by === m.by) &&
    plays(g, use, t.unit, m.card!, m) &&
    (t.attacker === undefined || (m.attacker !== undefined && plays(g, use, t.attacker, m.attacker, m))),
})
