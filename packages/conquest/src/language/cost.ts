import { byName, schemasOf } from '@redoubt/kernel'
import { z } from 'zod'
import type { AnyCost } from './cost-word.ts'
import { COSTS } from './costs/index.ts'

export const cost = z.discriminatedUnion('pay', schemasOf(COSTS))
export type Cost = z.infer<typeof cost>

export const costNamed: (pay: Cost['pay']) => AnyCost<Cost> = byName(COSTS, 'name')
