import { z } from 'zod'
import { count } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { bounds } from '../fields.ts'
import { between } from '../shared/facts.ts'

const fields = { counter: z.string().min(1).max(64), is: count.optional(), ...bounds }

export const counter: ConditionWord<'counter', typeof fields> = condition('counter', {
  means: 'A counter of the mission stands there.',
  mission: true,
  fields,
  holds: (g, _use, c) => {
    const value = g.counters[c.counter] ?? 0
    return (c.is === undefined || value === c.is) && between(value, c)
  },
})
