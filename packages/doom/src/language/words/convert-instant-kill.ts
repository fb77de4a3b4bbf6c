import { z } from 'zod'
import { positive } from '../basic.ts'
import { self } from '../fields.ts'
import { type Word, word } from '../word.ts'

const fields = {
  who: self,
  sources: z.array(z.enum(['card-effect', 'telefrag'])).min(1),
  damage: positive,
}

export const convertInstantKill: Word<'convertInstantKill', typeof fields> = word('convertInstantKill', {
  means: 'A kill from one of the sources becomes that much damage.',
  group: 'defense',
  stays: 'always',
  fields,
})
