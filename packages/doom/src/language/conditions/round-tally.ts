import { count } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { demonsKilled: count, doorsOpened: count }

export const roundTally: ConditionWord<'roundTally', typeof fields> = condition('roundTally', {
  means: 'Exactly so many demons were killed and doors opened this round.',
  fields,
  holds: (g, _use, c) => g.tally.demonsKilled === c.demonsKilled && g.tally.doorsOpened === c.doorsOpened,
})
