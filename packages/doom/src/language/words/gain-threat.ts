import { missionOf } from '../../board/map.ts'
import { positive } from '../basic.ts'
import { addThreat } from '../shared/portals.ts'
import { type Word, word } from '../word.ts'

const fields = { amount: positive }

export const gainThreat: Word<'gainThreat', typeof fields> = word('gainThreat', {
  means: "Threat tokens to the invader's stock.",
  group: 'invader',
  atOnce: true,
  mission: true,
  fields,
  run: (g, f, e) => {
    const stock = f.ability.includes('-setup-') ? missionOf(g).threat.params.stock : undefined
    addThreat(g, stock ?? e.amount)
  },
})
