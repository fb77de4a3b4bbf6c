import { z } from 'zod'
import { announced } from '../../abilities/frames.ts'
import { emit } from '../../match/events.ts'
import { contentOf, figureOf } from '../../match/figures.ts'
import { putArgent } from '../../rules/argent.ts'
import { type Word, word } from '../word.ts'

const fields = { refund: z.boolean() }

export const cancelAbility: Word<'cancelAbility', typeof fields> = word('cancelAbility', {
  means: 'The announced ability has no effect.',
  group: 'cards',
  from: ['class', 'glory'],
  moments: ['argent-ability-used'],
  fields,
  run: (g, f, e) => {
    const ability = announced(g)
    if (!ability) return
    ability.cancelled = true
    const kind = figureOf(g, ability.self!).kind
    if (e.refund && !ability.free) putArgent(g, kind, contentOf(g).abilities[ability.ability]!.argent)
    emit('cancelled', { ability: ability.ability, by: f.owner })
  },
})
