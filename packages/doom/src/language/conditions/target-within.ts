import { within } from '../../board/positions.ts'
import { attackOf } from '../../match/attack-frame.ts'
import { findFigure } from '../../match/figures.ts'
import { reach } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { reference } from '../fields.ts'
import { referenceSpaces } from '../references.ts'

const fields = { of: reference, max: reach }

export const targetWithin: ConditionWord<'targetWithin', typeof fields> = condition('targetWithin', {
  means: "The attack's other figure is within max spaces of the reference.",
  fields,
  holds: (g, use, c) => {
    const attack = attackOf(g)
    const target = attack && (use.owner === 'invader' ? findFigure(g, attack.attacker) : findFigure(g, attack.defender))
    return !!target && referenceSpaces(g, use, c.of).some(spaces => within(g, spaces, target.at, c.max))
  },
})
