import { attackOf } from '../../match/attack-frame.ts'
import { type Word, word } from '../word.ts'

const fields = {}

export const ignoreCover: Word<'ignoreCover', typeof fields> = word('ignoreCover', {
  means: 'The defender has no cover against this attack.',
  group: 'attack',
  inAttack: true,
  moments: ['before-attack', 'ally-before-attack', 'defender-chosen'],
  welcome: true,
  fields,
  run: g => {
    const a = attackOf(g)
    if (a) a.ignoreCover = true
  },
})
