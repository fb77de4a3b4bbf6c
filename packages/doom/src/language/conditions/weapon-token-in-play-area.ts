import { marineOf } from '../../match/figures.ts'
import { id } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { weapon: id }

export const weaponTokenInPlayArea: ConditionWord<'weaponTokenInPlayArea', typeof fields> = condition(
  'weaponTokenInPlayArea',
  {
    means: "weapon – the token lies in the owner's play area.",
    fields,
    holds: (g, use, c) => marineOf(g, use.owner).weapons.includes(c.weapon),
  },
)
