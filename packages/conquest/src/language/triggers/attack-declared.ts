import { plays, role } from '../role.ts'
import { type TriggerWordOf, trigger } from '../trigger-word.ts'

const fields = { attacker: role, defender: role }

export const attackDeclared: TriggerWordOf<'attack-declared', typeof fields> = trigger('attack-declared', {
  means: 'A unit attacks another.',
  units: true,
  atPlanet: true,
  fields,
  holds: (g, use, t, m) => plays(g, use, t.attacker, m.attacker!, m) && plays(g, use, t.defender, m.defender!, m),
})
