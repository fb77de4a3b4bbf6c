import { DRONE } from '../../match/figure-kinds.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = {}

export const droneKilled: ConditionWord<'droneKilled', typeof fields> = condition('droneKilled', {
  means: 'The damage of the drone has reached its health; other rules at when-killed speak of marines.',
  fields,
  holds: (_g, use) => use.self === DRONE,
})
