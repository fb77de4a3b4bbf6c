import { attackOf } from '../../match/attack-frame.ts'
import { signed } from '../basic.ts'
import { ownAttack } from '../shared/own-attack.ts'
import { type Word, word } from '../word.ts'

const fields = { amount: signed }

export const modifyRange: Word<'modifyRange', typeof fields> = word('modifyRange', {
  means: 'Adds to the range of this attack.',
  group: 'attack',
  inAttack: true,
  moments: ['before-attack'],
  fields,
  matters: (g, use) => ownAttack(g, use) !== null,
  run: (g, _f, e) => {
    attackOf(g)!.range += e.amount
  },
})
