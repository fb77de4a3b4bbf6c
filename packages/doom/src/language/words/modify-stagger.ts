import { makeLasting } from '../../abilities/frames.ts'
import { positive, signed } from '../basic.ts'
import { allDemons, self, until } from '../fields.ts'
import { OF_MARINES } from '../sources.ts'
import { type Word, word } from '../word.ts'

const fields = { who: allDemons, amount: signed, min: positive, scope: self, until }

export const modifyStagger: Word<'modifyStagger', typeof fields> = word('modifyStagger', {
  means: "Lowers stagger values (not the printed value: reductions add up), for this marine's steps only.",
  group: 'state',
  from: [...OF_MARINES, 'squad'],
  stays: 'too',
  fields,
  run: (g, f, e) => makeLasting(g, f, e.until, [f.owner]),
})
