import { schemasOf } from '@redoubt/kernel'
import { z } from 'zod'
import { CONDITIONS } from './conditions/index.ts'

/** One question about the position; a list of them must hold together. `all` takes single questions only. */
export const condition = z.discriminatedUnion('cond', schemasOf(CONDITIONS))
export type Condition = z.infer<typeof condition>

export const conditions = z.array(condition).describe('All must hold.')
