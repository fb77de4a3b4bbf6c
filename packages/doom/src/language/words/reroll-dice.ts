import { inOrder } from '@redoubt/kernel'
import { z } from 'zod'
import { chooserOf } from '../../abilities/frames.ts'
import { attackOf } from '../../match/attack-frame.ts'
import { rerollFrame } from '../../rules/reroll.ts'
import { positive, yes } from '../basic.ts'
import { or } from '../fields.ts'
import { ownAttack } from '../shared/own-attack.ts'
import { type Word, word } from '../word.ts'

const fields = {
  count: or(positive, 'any'),
  cost: z.strictObject({ movementPerDie: positive }).optional(),
  sequential: yes.optional(),
}

export const rerollDice: Word<'rerollDice', typeof fields> = word('rerollDice', {
  means:
    'Rerolls up to that many dice once each, choosing after the roll. sequential: one at a time, the same die may be chosen again.',
  group: 'attack',
  inAttack: true,
  moments: ['during-attack'],
  picksItself: true,
  fields,
  matters: (g, use) => (ownAttack(g, use)?.dice.length ?? 0) > 0,
  run: (g, f, e) => {
    const a = attackOf(g)
    if (!a) return
    return inOrder([rerollFrame(chooserOf(f, undefined), e.count, a.dice.length, e.sequential, e.cost?.movementPerDie)])
  },
})
