import { call, type Frame, goto } from '@redoubt/kernel'
import { z } from 'zod'
import { chooserOf } from '../../abilities/frames.ts'
import { attackOf } from '../../match/attack-frame.ts'
import { done, offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { contentOf } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import { turnDie } from '../../rules/reroll.ts'
import { positive } from '../basic.ts'
import { ownAttack } from '../shared/own-attack.ts'
import { type Word, word } from '../word.ts'

const fields = { count: positive, to: z.literal('any') }

interface SetDieFrame extends Frame {
  seat: string
  left: number
}

/** Turns a rolled die to a face of choice. */
const turning = flow<SetDieFrame>('set-die', {
  pick: {
    ask: (g, f) => {
      const a = attackOf(g)
      if (!a || f.left <= 0) return null
      const options = a.dice.flatMap((die, n) => {
        const faces = [...new Set(contentOf(g).dice[die.colour])].filter(face => face !== die.face)
        return faces.map(face => offer.setDie(n, face))
      })
      if (options.length === 0) return null
      return decide(f.seat, 'set-die', 'D-ATTACK-8', [...options, done])
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return
      const a = attackOf(g)!
      turnDie(a, Number(choice.n), Number(choice.to))
      f.left--
      return goto('pick')
    },
  },
})

export const setDie: Word<'setDie', typeof fields> = word('setDie', {
  means: 'Turns a rolled die to a face of choice.',
  group: 'attack',
  inAttack: true,
  moments: ['during-attack'],
  picksItself: true,
  fields,
  flows: [turning],
  matters: (g, use) => (ownAttack(g, use)?.dice.length ?? 0) > 0,
  run: (_g, f, e) => call(turning, { seat: chooserOf(f, undefined), left: e.count }),
})
