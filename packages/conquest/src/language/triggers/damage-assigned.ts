import { byAttack, plays, role } from '../role.ts'
import { type TriggerWordOf, trigger } from '../trigger-word.ts'

const fields = { unit: role, by: byAttack }

export const damageAssigned: TriggerWordOf<'damage-assigned', typeof fields> = trigger('damage-assigned', {
  means: 'Damage has been assigned to the unit.',
  card: 'play',
  units: true,
  fields,
  holds: (g, use, t, m) => (t.by === undefined || t.by === m.by) && plays(g, use, t.unit, m.card!, m),
})
