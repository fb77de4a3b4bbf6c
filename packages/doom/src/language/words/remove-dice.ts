import { attackOf, fewerDice as change } from '../../match/attack-frame.ts'
import { fewerDice, self } from '../fields.ts'
import { type Word, word } from '../word.ts'

const fields = { who: self.optional(), ...fewerDice.shape }

export const removeDice: Word<'removeDice', typeof fields> = word('removeDice', {
  means: 'Removes dice before the roll.',
  group: 'attack',
  inAttack: true,
  moments: ['before-attack', 'defender-chosen'],
  fields,
  check: (e, { say }) => {
    if (!e.red && !e.black && !e.count) say([], 'say which dice: red, black or count')
    if (e.chooser === 'invader') say(['chooser'], 'the attacker chooses')
  },
  run: (g, _f, e) => change(e, attackOf(g)!),
})
