import { byName } from '@redoubt/kernel'
import type { Condition } from '../../match/said.ts'
import type { AnyCondition } from '../condition-word.ts'
import { all } from './all.ts'
import { SINGLE_CONDITIONS } from './single.ts'

/** Every question that a card can ask. A new one is a file of its own and a line in single.ts. */
export const CONDITIONS = [...SINGLE_CONDITIONS, all] as const

export const conditionNamed: (cond: Condition['cond']) => AnyCondition<Condition> = byName(CONDITIONS, 'cond')
