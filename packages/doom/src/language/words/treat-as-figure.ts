import { z } from 'zod'
import { DRONE } from '../../match/figure-kinds.ts'
import { count, positive, yes } from '../basic.ts'
import { IMMUNITIES } from '../lists.ts'
import { type Word, word } from '../word.ts'

const fields = {
  token: z.literal(DRONE),
  side: z.literal('marine'),
  health: positive,
  fixedShields: count,
  immuneTo: z.array(z.enum(IMMUNITIES)),
  notAMarine: yes,
}

export const treatAsFigure: Word<'treatAsFigure', typeof fields> = word('treatAsFigure', {
  means: 'The token obeys the figure rules with these values.',
  group: 'mission',
  from: ['objective'],
  stays: 'always',
  fields,
})
