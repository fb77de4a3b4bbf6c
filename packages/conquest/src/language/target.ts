import { byName, schemasOf } from '@redoubt/kernel'
import { z } from 'zod'
import type { AnyTarget } from './target-word.ts'
import { TARGETS } from './targets/index.ts'

export const target = z.discriminatedUnion('pick', schemasOf(TARGETS))
export type Target = z.infer<typeof target>

export const targetNamed: (pick: Target['pick']) => AnyTarget<Target> = byName(TARGETS, 'pick')
