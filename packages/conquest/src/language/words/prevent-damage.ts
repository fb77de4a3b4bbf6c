import type { Use } from '../../abilities/use.ts'
import { emit, heard } from '../../match/events.ts'
import { cardName } from '../../match/names.ts'
import { type ConquestState, inProgress } from '../../match/state.ts'
import { type DamageFrame, damage } from '../../rules/damage.ts'
import { amountOrAll } from '../basic.ts'
import { positive } from '../check/steps.ts'
import { type Word, word } from '../word.ts'

const fields = { amount: amountOrAll }

function assigned(g: ConquestState, use: Use) {
  return inProgress<DamageFrame>(g, damage.name)?.hits.find(hit => hit.unit === use.event?.card)
}

export const preventDamage: Word<'prevent-damage', typeof fields> = word('prevent-damage', {
  means: 'Damage assigned to the unit of the trigger is prevented.',
  as: 'once',
  triggers: ['damage-assigned'],
  fields,
  check: (b, step, path) => positive(b, step.amount, `${path}.amount`),
  matters: (g, use) => (assigned(g, use)?.amount ?? 0) > 0,
  // CQ-8.14: of the damage assigned to the unit of the trigger.
  run: (g, use, step) => {
    const hit = assigned(g, use)
    if (!hit) return
    const prevented = step.amount === 'all' ? hit.amount : Math.min(step.amount, hit.amount)
    hit.amount -= prevented
    if (heard()) emit({ type: 'prevent', unit: cardName(g, hit.unit), amount: prevented })
  },
})
