import { z } from 'zod'
import { positive, yes } from '../basic.ts'
import { self, until } from '../fields.ts'
import { selector as who } from '../selector.ts'
import { stays } from '../shared/stays.ts'
import { OF_MARINES } from '../sources.ts'
import { type Word, word } from '../word.ts'

const fields = {
  who,
  until,
  appliesTo: z.strictObject({ side: z.literal('marine'), exclude: z.array(self).length(1) }),
  grants: z
    .array(
      z.discriminatedUnion('op', [
        z.strictObject({ op: z.literal('ignoreCover') }),
        z.strictObject({ op: z.literal('rerollDice'), count: positive, optional: yes.optional() }),
      ]),
    )
    .min(1),
}

export const mark: Word<'mark', typeof fields> = word('mark', {
  means: 'While marked, attacks against the figure by the listed figures get the granted effects.',
  group: 'attack',
  subject: { side: 'demon' },
  from: OF_MARINES,
  fields,
  run: stays,
})
