import { attackOf, extraAttackMark } from '../../match/attack-frame.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = {}

export const extraAttackTaken: ConditionWord<'extraAttackTaken', typeof fields> = condition('extraAttackTaken', {
  means: 'An extraAttack of this card has been declared: true from the first repetition on.',
  fields,
  holds: g => g.used.includes(extraAttackMark(attackOf(g)?.source)),
})
