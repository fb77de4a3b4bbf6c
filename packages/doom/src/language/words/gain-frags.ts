import { gainFrags as addFrags } from '../../rules/kill.ts'
import { positive } from '../basic.ts'
import { type Word, word } from '../word.ts'

const fields = { amount: positive }

export const gainFrags: Word<'gainFrags', typeof fields> = word('gainFrags', {
  means: 'Frag tokens to the invader.',
  group: 'invader',
  atOnce: true,
  mission: true,
  fields,
  run: (g, _f, e) => addFrags(g, e.amount),
})
