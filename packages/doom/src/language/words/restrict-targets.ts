import { z } from 'zod'
import { allDemons, until } from '../fields.ts'
import { type Word, word } from '../word.ts'

const fields = {
  who: allDemons.extend({ losTo: z.literal('token') }),
  rule: z.literal('cannot-choose-defender-farther-than-token'),
  until,
}

export const restrictTargets: Word<'restrictTargets', typeof fields> = word('restrictTargets', {
  means:
    "Closed rule 'cannot-choose-defender-farther-than-token': distance demon–marine greater than distance demon–token is forbidden.",
  group: 'attack',
  fields,
  check: (_e, { ability, say }) => {
    if (!ability.effects.some(other => other.op === 'placeToken'))
      say(['op'], 'belongs to a token that this card places')
  },
})
