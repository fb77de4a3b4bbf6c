import { z } from 'zod'
import type { Use } from '../abilities/use.ts'
import type { DoomState } from '../match/state.ts'

type Schema<C extends string, S extends z.ZodRawShape> = z.ZodObject<{ cond: z.ZodLiteral<C> } & S, z.core.$strict>

/** Everything about one question that cards and special rules may ask about the position. */
export interface ConditionWord<C extends string = string, S extends z.ZodRawShape = z.ZodRawShape> {
  readonly cond: C
  readonly means: string
  /** Special rules of missions may ask it. */
  readonly mission: boolean
  /** It names things of one map, so no card can ask it. */
  readonly mapOnly: boolean
  readonly schema: Schema<C, S>
  holds(g: DoomState, use: Use, c: z.infer<Schema<C, S>>): boolean
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
  { means, fields, mission = false as never, mapOnly = false as never, holds }: Parts<C, S>,
): ConditionWord<C, S> {
  const schema = z.strictObject({ cond: z.literal(cond), ...fields }) as unknown as Schema<C, S>
  return { cond, means, mission, mapOnly, schema, holds }
}

type Schemas<W extends readonly { schema: unknown }[]> = { -readonly [N in keyof W]: W[N]['schema'] }

/** The schemas of a list of words, for a union of them. */
export function schemasOf<const W extends readonly { schema: unknown }[]>(words: W): Schemas<W> {
  return words.map(word => word.schema) as Schemas<W>
}
