import { z } from 'zod'
import { until } from '../fields.ts'
import { IMMUNITIES } from '../lists.ts'
import { concerns } from '../select.ts'
import { selector as who } from '../selector.ts'
import { stays } from '../shared/stays.ts'
import { type Word, word } from '../word.ts'

const fields = { who, to: z.array(z.enum(IMMUNITIES)).min(1), until }

export const immune: Word<'immune', typeof fields> = word('immune', {
  means: 'The listed things do not affect the figure.',
  group: 'defense',
  stays: 'too',
  welcome: true,
  fields,
  matters: (g, use, e) => concerns(g, use, e.who),
  run: stays,
})
