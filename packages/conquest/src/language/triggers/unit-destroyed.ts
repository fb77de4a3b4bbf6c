import { place } from '../basic.ts'
import { happensAt, plays, role } from '../role.ts'
import { type TriggerWordOf, trigger } from '../trigger-word.ts'

const fields = { unit: role, planet: place.optional() }

export const unitDestroyed: TriggerWordOf<'unit-destroyed', typeof fields> = trigger('unit-destroyed', {
  means: 'The unit has been destroyed.',
  card: 'discard',
  units: true,
  atPlanet: true,
  // Being destroyed is also going to the discard pile: one window serves reactions to either.
  alsoHeard: ['discarded-from-play'],
  fields,
  holds: (g, use, t, m) => plays(g, use, t.unit, m.card!, m) && happensAt(g, use, t.planet, m),
})
