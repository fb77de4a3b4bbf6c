import { attackOf } from '../../match/attack-frame.ts'
import { contentOf } from '../../match/figures.ts'
import { id } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { trait: id }

export const cardTrait: ConditionWord<'cardTrait', typeof fields> = condition('cardTrait', {
  means: 'The attack comes from a card with this trait.',
  fields,
  holds: (g, _use, c) => {
    const source = attackOf(g)?.source
    const card = source ? contentOf(g).actionCards[source] : undefined
    return card?.traits.includes(c.trait) ?? false
  },
})
