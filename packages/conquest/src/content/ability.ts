import { z } from 'zod'
import { condition } from '../language/condition.ts'
import { cost } from '../language/cost.ts'
import { effectStep } from '../language/effect.ts'
import { target } from '../language/target.ts'
import { trigger } from '../language/trigger.ts'
import { abilityHints } from './hints.ts'

export const KINDS = [
  'action',
  'deploy-action',
  'combat-action',
  'interrupt',
  'reaction',
  'forced-reaction',
  'constant',
  'battle',
] as const
export type Kind = (typeof KINDS)[number]

export const ability = z.strictObject({
  id: z.string(),
  kind: z.enum(KINDS),
  trigger: trigger.nullable(),
  when: z.array(condition),
  cost: z.array(cost),
  limit: z.literal('once-per-phase').nullable(),
  targets: z.array(target),
  effect: z.array(effectStep),
  text: z.string(),
  rules: z.array(z.string()),
  hints: abilityHints.optional(),
})

export type Ability = z.infer<typeof ability>
