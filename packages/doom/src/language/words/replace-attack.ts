import { attackOf } from '../../match/attack-frame.ts'
import { OF_INVADER } from '../sources.ts'
import { type Word, word } from '../word.ts'

const fields = {}

export const replaceAttack: Word<'replaceAttack', typeof fields> = word('replaceAttack', {
  means: 'The demon uses up its attack of this activation; no dice are rolled against a defender.',
  group: 'attack',
  from: OF_INVADER,
  inAttack: true,
  moments: ['before-attack'],
  fields,
  run: g => {
    attackOf(g)!.replaced = true
  },
})
