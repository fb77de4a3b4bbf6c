import { z } from 'zod'
import { DRONE } from '../../match/figure-kinds.ts'
import { allDemons } from '../fields.ts'
import { type Word, word } from '../word.ts'

const fields = { who: allDemons, target: z.literal(DRONE) }

export const allowTarget: Word<'allowTarget', typeof fields> = word('allowTarget', {
  means: 'The target may be named as defender.',
  group: 'attack',
  from: ['objective'],
  stays: 'always',
  fields,
})
