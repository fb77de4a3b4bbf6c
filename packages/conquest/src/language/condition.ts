import { z } from 'zod'
import { byName } from './by-name.ts'
import { CONDITIONS } from './conditions/index.ts'
import { schemasOf } from './schemas.ts'

export const condition = z.discriminatedUnion('is', schemasOf(CONDITIONS))
export type Condition = z.infer<typeof condition>

export const conditionNamed = byName(CONDITIONS, 'is')
