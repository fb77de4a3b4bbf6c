import { z } from 'zod'
import { byName } from './by-name.ts'
import { schemasOf } from './schemas.ts'
import { TRIGGERS } from './triggers/index.ts'

export const trigger = z.discriminatedUnion('on', schemasOf(TRIGGERS))
export type Trigger = z.infer<typeof trigger>
export type TriggerWord = (typeof TRIGGERS)[number]['on']

export const triggerNamed = byName(TRIGGERS, 'on')
