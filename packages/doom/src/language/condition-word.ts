import type { StrictSchema } from '@redoubt/kernel'
import { z } from 'zod'
import type { Use } from '../abilities/use.ts'
import type { DoomState } from '../match/state.ts'

type Schema<C extends string, S extends z.ZodRawShape> = StrictSchema<{ cond: z.ZodLiteral<C> } & S>

/** A condition that was looked up by its name: it takes whatever is asked with the conditions of the language. */
export interface AnyCondition<A> {
  readonly cond: string
  readonly means: string
  /** Special rules of missions may ask it. */
  readonly mission: boolean
  /** It names things of one map, so no card can ask it. */
  readonly mapOnly: boolean
  holds(g: DoomState, use: Use, c: A): boolean
}

/** Everything about one question that cards and special rules may ask about the position. */
export interface ConditionWord<C extends string = string, S extends z.ZodRawShape = z.ZodRawShape>
  extends AnyCondition<z.infer<Schema<C, S>>> {
  readonly cond: C
  readonly schema: Schema<C, S>
}

interface Parts<C extends string, S extends z.ZodRawShape> {
  means: string
  fields: S
  mission?: true
  mapOnly?: true
  holds(g: DoomState, use: Use, c: z.infer<Schema<C, S>>): boolean
}

export function condition<const C extends string, S extends z.ZodRawShape>(
  cond: C,
  { means, fields, mission, mapOnly, holds }: Parts<C, S>,
): ConditionWord<C, S> {
  const schema = z.strictObject({ cond: z.literal(cond), ...fields })
  return { cond, means, mission: mission ?? false, mapOnly: mapOnly ?? false, schema, holds }
}
