import { byName, schemasOf } from '@redoubt/kernel'
import { z } from 'zod'
import type { AnyTrigger } from './trigger-word.ts'
import { TRIGGERS } from './triggers/index.ts'

export const trigger = z.discriminatedUnion('on', schemasOf(TRIGGERS))
export type Trigger = z.infer<typeof trigger>
export type TriggerWord = (typeof TRIGGERS)[number]['on']

const heard = byName(
  TRIGGERS.map(({ on, alsoHeard }) => ({ on, as: [on, ...alsoHeard] })),
  'on',
)

/** The triggers whose answers are asked for when this one comes, itself first. */
export const heardAs = (on: TriggerWord): readonly TriggerWord[] => heard(on).as

export const triggerNamed: (on: TriggerWord) => AnyTrigger<Trigger> = byName(TRIGGERS, 'on')
