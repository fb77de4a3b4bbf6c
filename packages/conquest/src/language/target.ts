import { z } from 'zod'
import { byName } from './by-name.ts'
import { schemasOf } from './schemas.ts'
import { TARGETS } from './targets/index.ts'

export const target = z.discriminatedUnion('pick', schemasOf(TARGETS))
export type Target = z.infer<typeof target>

export const targetNamed = byName(TARGETS, 'pick')
