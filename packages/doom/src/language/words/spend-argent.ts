import { call, type Frame, goto } from '@redoubt/kernel'
import { z } from 'zod'
import { attackOf } from '../../match/attack-frame.ts'
import { done, offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { figureOf } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import { INVADER } from '../../match/seats.ts'
import { putArgent } from '../../rules/argent.ts'
import { positive } from '../basic.ts'
import { ownAttack } from '../shared/own-attack.ts'
import { type Word, word } from '../word.ts'

const fields = { from: z.literal('attacker-card'), upTo: positive }

interface SpendFrame extends Frame {
  kind: string
  left: number
}

/** Argent discarded from the attacker's card, one token at a time. */
const spending = flow<SpendFrame>('spend-argent', {
  pick: {
    ask: (g, f) =>
      f.left > 0 && g.demons[f.kind]!.argent > 0
        ? decide(INVADER, 'spend-argent', 'D-ARGENT-5', [offer.spend(f.kind), done])
        : null,
    pick: (g, f, choice) => {
      if (choice.do === 'done') return
      putArgent(g, f.kind, -1)
      f.left--
      const attack = attackOf(g)!
      attack.argentSpent = (attack.argentSpent ?? 0) + 1
      return goto('pick')
    },
  },
})

export const spendArgent: Word<'spendArgent', typeof fields> = word('spendArgent', {
  means: 'Optional discard of argent; counter argentSpent holds the number.',
  group: 'argent',
  from: ['event'],
  inAttack: true,
  moments: ['before-attack', 'defender-chosen', 'during-attack'],
  fields,
  flows: [spending],
  matters: (g, use) => ownAttack(g, use) !== null,
  run: (g, _f, e) => call(spending, { kind: figureOf(g, attackOf(g)!.attacker).kind, left: e.upTo }),
})
