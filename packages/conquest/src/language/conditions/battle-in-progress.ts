import { neverInBattle } from '../check/bearer.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = {}

export const battleInProgress: ConditionWord<'battle-in-progress', typeof fields> = condition('battle-in-progress', {
  means: 'A battle goes on.',
  fields,
  check: (b, path) => {
    if (neverInBattle(b)) b.say(path, 'there is no battle then')
  },
  holds: g => g.battle !== null,
})
