import { call } from '@redoubt/kernel'
import { receivers } from '../../rules/objective-tokens.ts'
import { objective } from '../fields.ts'
import { candidates } from '../select.ts'
import { query } from '../selector.ts'
import { ABOUT_A_MARINE } from '../timings.ts'
import { handOver } from '../tokens/hand-over.ts'
import { type Word, word } from '../word.ts'

const fields = { token: objective, to: query }

export const passToken: Word<'passToken', typeof fields> = word('passToken', {
  means: 'Hands a carried token over.',
  group: 'tokens',
  from: ['objective'],
  moments: ABOUT_A_MARINE,
  fields,
  flows: [handOver],
  matters: (g, use, e) => receivers(g, use.self, candidates(g, use, e.to)).length > 0,
  run: (g, f, e) =>
    call(handOver, {
      use: { ...f },
      to: receivers(g, f.self, candidates(g, f, e.to)),
    }),
})
