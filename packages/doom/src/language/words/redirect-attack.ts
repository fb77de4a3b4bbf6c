import { call, type Frame } from '@redoubt/kernel'
import { attackOf } from '../../match/attack-frame.ts'
import { offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { isDemonId } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import { INVADER } from '../../match/seats.ts'
import { nameDefender } from '../../rules/defender.ts'
import { candidates } from '../select.ts'
import { query } from '../selector.ts'
import { type Word, word } from '../word.ts'

const fields = { to: query }

interface RedirectFrame extends Frame {
  to: string[]
}

/** Wall of Flesh: another demon becomes the defender. */
const redirect = flow<RedirectFrame>('redirect', {
  pick: {
    ask: (_g, f) =>
      f.to.length === 0 ? null : decide(INVADER, 'new-defender', 'D-ATTACK-2', f.to.map(offer.newTarget)),
    pick: (g, _f, choice) => nameDefender(g, attackOf(g)!, choice.figure!),
  },
})

export const redirectAttack: Word<'redirectAttack', typeof fields> = word('redirectAttack', {
  means: 'The named defender is replaced; cover is determined anew.',
  group: 'attack',
  from: ['event'],
  inAttack: true,
  moments: ['defender-chosen'],
  fields,
  flows: [redirect],
  matters: (g, use, e) => {
    const attack = attackOf(g)
    return !!attack && !attack.only && isDemonId(g, attack.defender) && candidates(g, use, e.to).length > 0
  },
  run: (g, f, e) => call(redirect, { to: candidates(g, f, e.to) }),
})
