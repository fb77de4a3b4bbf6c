import { z } from 'zod'
import { until } from '../fields.ts'
import { selector as who } from '../selector.ts'
import { stays } from '../shared/stays.ts'
import { type Word, word } from '../word.ts'

const fields = { who, until, mustEndOnGround: z.boolean() }

export const grantFlying: Word<'grantFlying', typeof fields> = word('grantFlying', {
  means: 'The figure moves by the Flying rules. With mustEndOnGround it cannot end on blocking or impassable terrain.',
  group: 'movement',
  subject: { side: 'demon', size: 'small' },
  stays: 'too',
  welcome: true,
  fields,
  run: stays,
})
