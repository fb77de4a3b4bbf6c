import { finding } from '@redoubt/kernel'
import { attackOf } from '../../match/attack-frame.ts'
import { rollFor } from '../../rules/roll.ts'
import { dice, positive } from '../basic.ts'
import { either, oneOf, or } from '../fields.ts'
import { candidates, concerns, isPicked } from '../select.ts'
import { selector as who } from '../selector.ts'
import { causer, suffer, sufferInTurn } from '../shared/suffer.ts'
import type { Timing } from '../timings.ts'
import { refinement, type Word, word } from '../word.ts'

const fields = {
  who,
  amount: or(positive, 'excessDamage').optional(),
  dice: dice.optional(),
  min: positive.optional(),
}

/** Moments at which the damage of an attack is known. */
const DEALT: readonly Timing[] = ['suffer-damage', 'after-attack', 'after-enemy-attack', 'when-demon-killed']

export const damage: Word<'damage', typeof fields> = word('damage', {
  means: 'Direct damage: no attack, no defense.',
  group: 'damage',
  atOnce: true,
  welcome: true,
  mission: true,
  fields,
  fits: refinement(oneOf('amount', 'dice'), either('amount', 'dice')),
  check: (e, { when, say }) => {
    if (e.amount === 'excessDamage' && !DEALT.includes(when))
      say(['amount'], finding`no attack has dealt damage at ${when}`)
  },
  matters: (g, use, e) => concerns(g, use, e.who),
  hurts: (g, use, e) => candidates(g, use, e.who),
  rolls: (_g, _f, e) => e.dice,
  run: (g, f, e) => {
    const attack = attackOf(g)
    const amount = e.dice
      ? rollFor(g, f.self ?? f.owner, e.dice)
      : e.amount === 'excessDamage'
        ? Math.max(e.min ?? 0, attack?.excess ?? 0)
        : (e.amount as number)
    return isPicked(e.who) ? suffer(f.targets, amount, causer(f)) : sufferInTurn(g, f, f.targets, amount)
  },
})
