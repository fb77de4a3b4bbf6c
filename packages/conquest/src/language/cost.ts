import { z } from 'zod'
import { byName } from './by-name.ts'
import { COSTS } from './costs/index.ts'
import { schemasOf } from './schemas.ts'

export const cost = z.discriminatedUnion('pay', schemasOf(COSTS))
export type Cost = z.infer<typeof cost>

export const costNamed = byName(COSTS, 'name')
