import { z } from 'zod'
import { signed } from '../basic.ts'
import { self } from '../fields.ts'
import { SIDES } from '../lists.ts'
import { type Word, word } from '../word.ts'

const fields = { who: self, amount: signed, against: z.enum(SIDES) }

export const modifySplash: Word<'modifySplash', typeof fields> = word('modifySplash', {
  means:
    'Splash and grenade damage dealt by this marine to the given side is changed for each figure that would suffer at least 1.',
  group: 'damage',
  from: ['class', 'squad'],
  stays: 'always',
  fields,
})
