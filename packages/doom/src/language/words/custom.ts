import { z } from 'zod'
import { text } from '../basic.ts'
import { CUSTOM_PROCEDURES } from '../lists.ts'
import { type Word, word } from '../word.ts'

const fields = { name: z.enum(CUSTOM_PROCEDURES), procedure: z.array(text).min(1) }

export const custom: Word<'custom', typeof fields> = word('custom', {
  means: 'A procedure with code of its own behind it, by name; its steps are given in order.',
  group: 'mission',
  fields,
  check: (e, { ability, say }) => {
    if (e.name !== 'attack-decoy') say(['name'], 'belongs to the set-up of a mission')
    else if (!ability.effects.some(other => other.op === 'placeToken'))
      say(['name'], 'belongs to a token that this card places')
  },
  run: (g, _f, e) => {
    if (e.name === 'set-samples-aside') g.counters.samplesSetAside = 3
  },
})
