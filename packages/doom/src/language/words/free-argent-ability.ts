import { announced } from '../../abilities/frames.ts'
import { emit } from '../../match/events.ts'
import { contentOf } from '../../match/figures.ts'
import { INVADER } from '../../match/seats.ts'
import { positive } from '../basic.ts'
import { type Word, word } from '../word.ts'

const fields = { maxCost: positive }

export const freeArgentAbility: Word<'freeArgentAbility', typeof fields> = word('freeArgentAbility', {
  means: 'The announced ability costs nothing; it can be used even without argent on the card.',
  group: 'argent',
  from: ['event'],
  moments: ['argent-ability-used'],
  fields,
  matters: (g, use, e) => use.announced !== undefined && contentOf(g).abilities[use.announced]!.argent <= e.maxCost,
  run: g => {
    const ability = announced(g)
    if (!ability) return
    ability.free = true
    emit('ability', { ability: ability.ability, by: ability.self ?? INVADER, free: true })
  },
})
