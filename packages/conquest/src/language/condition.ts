import { byName, schemasOf } from '@redoubt/kernel'
import { z } from 'zod'
import type { AnyCondition } from './condition-word.ts'
import { CONDITIONS } from './conditions/index.ts'

export const condition = z.discriminatedUnion('is', schemasOf(CONDITIONS))
export type Condition = z.infer<typeof condition>

export const conditionNamed: (is: Condition['is']) => AnyCondition<Condition> = byName(CONDITIONS, 'is')
