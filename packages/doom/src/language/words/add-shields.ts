import { z } from 'zod'
import { makeLasting } from '../../abilities/frames.ts'
import { attackOf } from '../../match/attack-frame.ts'
import { emit } from '../../match/events.ts'
import { positive } from '../basic.ts'
import { until } from '../fields.ts'
import { checkLasting } from '../shared/check-lasting.ts'
import { ownDefense } from '../shared/own-attack.ts'
import { type Word, word } from '../word.ts'

const fields = { who: z.enum(['self', 'defender']).optional(), amount: positive, until: until.optional() }

export const addShields: Word<'addShields', typeof fields> = word('addShields', {
  means: 'Adds shields to the current defense, or to every defense until the given time.',
  group: 'defense',
  partlyInAttack: e => e.until === undefined,
  moments: ['during-defense', 'reaction:defending', 'ally-defending'],
  heardAt: 'during-defense',
  welcome: true,
  fields,
  check: (e, standing) => {
    const { ability, say } = standing
    checkLasting(e, 'during-defense', standing)
    if (e.who === 'defender' && e.until !== undefined) say(['who'], 'what lasts is for whoever has the card: self')
    if (e.who === 'self' && ability.timing === 'ally-defending') say(['who'], 'another marine defends then: defender')
  },
  matters: (g, use) => ownDefense(g, use) !== null,
  run: (g, f, e) => {
    if (e.until !== undefined && f.only === undefined) {
      makeLasting(g, f, e.until, f.self ? [f.self] : [])
      return
    }
    const a = attackOf(g)
    if (!a) return
    a.shields += e.amount
    emit('shields', { figure: a.defender, amount: e.amount })
  },
})
