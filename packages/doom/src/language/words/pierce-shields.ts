import { attackOf } from '../../match/attack-frame.ts'
import { positive } from '../basic.ts'
import { or } from '../fields.ts'
import { ownAttack } from '../shared/own-attack.ts'
import { type Word, word } from '../word.ts'

const fields = { amount: or(positive, 'all') }

export const pierceShields: Word<'pierceShields', typeof fields> = word('pierceShields', {
  means:
    "Subtracts from the defender's total shields (card, special defense, toughness, effects), not below 0. Never affects a dodge.",
  group: 'attack',
  inAttack: true,
  moments: ['before-attack', 'defender-chosen', 'during-attack'],
  fields,
  matters: (g, use) => ownAttack(g, use) !== null,
  run: (g, _f, e) => {
    attackOf(g)!.pierce += e.amount === 'all' ? 99 : e.amount
  },
})
