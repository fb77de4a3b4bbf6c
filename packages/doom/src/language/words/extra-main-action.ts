import { finding } from '@redoubt/kernel'
import { z } from 'zod'
import { makeLasting } from '../../abilities/frames.ts'
import { activationOf } from '../../match/activation.ts'
import { IN_OWN_ACTIVATION } from '../../match/moments.ts'
import { positive } from '../basic.ts'
import { fewerDice, self } from '../fields.ts'
import { OF_MARINES } from '../sources.ts'
import { type Word, word } from '../word.ts'

const fields = {
  who: self,
  amount: positive,
  until: z.enum(['permanent', 'activation-end']),
  removeDice: fewerDice.optional(),
}

export const extraMainAction: Word<'extraMainAction', typeof fields> = word('extraMainAction', {
  means: 'Additional main actions per activation (cards or Sprint).',
  group: 'cards',
  from: [...OF_MARINES, 'squad'],
  stays: 'too',
  fields,
  check: (e, { ability, when, say }) => {
    if ((e.until === 'permanent') !== (ability.timing === 'passive'))
      say(['until'], 'permanent if passive, else activation-end')
    if (ability.timing !== 'passive' && !IN_OWN_ACTIVATION.includes(when))
      say(['op'], finding`there is no activation of its own at ${when}`)
    if (e.removeDice?.chooser === 'invader') say(['removeDice', 'chooser'], 'the marine chooses its own dice')
  },
  run: (g, f, e) => {
    if (e.until === 'permanent') return makeLasting(g, f, e.until, f.targets)
    const activation = activationOf(g)
    if (!activation) return
    activation.mains += e.amount
    const { red = 0, black = 0, count = 0 } = e.removeDice ?? {}
    if (e.removeDice) for (let n = 0; n < e.amount; n++) activation.weak.push({ red, black, count })
  },
})
