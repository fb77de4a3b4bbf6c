import { sideFor } from '../../abilities/use.ts'
import { place, player } from '../basic.ts'
import { happensAt, plays, role } from '../role.ts'
import { type TriggerWordOf, trigger } from '../trigger-word.ts'

const fields = { player, unit: role, planet: place.optional() }

export const deployingUnit: TriggerWordOf<'deploying-unit', typeof fields> = trigger('deploying-unit', {
  means: 'The player deploys the unit; its cost is not paid yet.',
  card: 'hand',
  units: true,
  atPlanet: true,
  interrupted: true,
  fields,
  holds: (g, use, t, m) =>
    sideFor(use, t.player) === m.player && plays(g, use, t.unit, m.card!, m) && happensAt(g, use, t.planet, m),
})
